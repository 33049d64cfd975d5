import { onMove } from "../router";

// A page that is open while the server gets another build finds that parts it has not needed yet are gone, and begins anew. It does so
// once for each build, and not while something is being written that would be lost.

/** Why a part of the page is missing: the server has a newer build, or nothing could be fetched. */
export type Lack = "newer" | "unreachable";

const KEPT = "zeton.anew";
const FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [readonly])";

/** The script that a page begins with: its name changes with every build. */
export function firstScript(page: ParentNode): string {
  return page.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
}

/** Whether a field holds something that the page did not come with. */
export function isWritten(field: { value: string; defaultValue: string }): boolean {
  return field.value.trim() !== "" && field.value !== field.defaultValue;
}

const isCalm = () =>
  ![...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(isWritten);

/** The first script of the build that the server has now; empty where it does not answer. */
async function scriptNow(): Promise<string> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? firstScript(new DOMParser().parseFromString(await answer.text(), "text/html")) : "";
  } catch {
    return "";
  }
}

/** Whether a build may be begun anew for: it is another than this page's, and has not been tried before. */
export function isWorthIt(now: string, own: string, tried: string | null): boolean {
  return now !== "" && now !== own && now !== tried;
}

/** Begin anew as soon as nothing would be lost by it. */
function whenCalm(begin: () => void): void {
  const look = () => isCalm() && begin();
  for (const moment of ["focusout", "input", "submit", "click"]) document.addEventListener(moment, look);
  onMove(look);
  look();
}

let asked = false;

/** Watch for parts that cannot be fetched; tells what is lacking, where the page does not simply begin anew. */
export function watchParts(tell: (lack: Lack) => void): () => void {
  const missed = async () => {
    if (asked) return;
    asked = true;
    const now = await scriptNow();
    const newer = isWorthIt(now, firstScript(document), sessionStorage.getItem(KEPT));
    asked = newer;
    tell(newer ? "newer" : "unreachable");
    if (!newer) return;
    whenCalm(() => {
      sessionStorage.setItem(KEPT, now);
      location.reload();
    });
  };
  window.addEventListener("vite:preloadError", missed);
  return () => window.removeEventListener("vite:preloadError", missed);
}
