import type { Page } from "@playwright/test";
import { MINE, untilReady } from "./fixtures";
import { unreadable } from "./letters";

/** Where everything lies on a page, and what is wrong with it. */
export interface Sight {
  /** The open question, or null when the game is over. */
  question: string | null;
  words: string;
  /** What can be chosen but does not answer at its centre. */
  deaf: string[];
  /** What is written and cannot be read whole. */
  unread: string[];
  felt: string;
  bar: string;
  /** Which pieces lie in which rows and places; and, unless nothing moves for that, what they are doing there. */
  order: string;
  /** Left, top, width and height of each piece by its number. */
  places: Record<string, number[]>;
}

/** Everything that is written at a table but what was said before. */
export const WRITTEN = ".table-head, .phases, .felt, .decision";

/**
 * Tell where the pieces of a page that is asked something lie, what cannot be read, and what does not answer at its centre after it was
 * brought into sight. A still board moves nothing for what its pieces do (fight, say).
 */
export async function look(page: Page, still: boolean): Promise<Sight> {
  await untilReady(page, ([mine]) => document.querySelector(".end") ?? document.querySelector(mine!), [MINE]);
  const sight = await lookAtPieces(page, still);
  return { ...sight, unread: await unreadable(page, "all", WRITTEN) };
}

function lookAtPieces(page: Page, still: boolean): Promise<Omit<Sight, "unread">> {
  return page.evaluate(async (stands) => {
    // Twice around: what was drawn may have measured itself and drawn again.
    const drawn = async () => {
      for (let n = 0; n < 2; n++)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    };
    const bar = () => document.querySelector<HTMLElement>(".decision");
    const over = () => document.querySelector(".end");
    const question = () => bar()?.dataset.number ?? "";
    await drawn();
    const felt = document.querySelector<HTMLElement>(".felt")!;
    // Where something sticks depends on where the last look has scrolled to.
    for (const one of felt.querySelectorAll("*")) if (one.scrollTop) one.scrollTop = 0;
    const box = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map((one) => one.toFixed(1)).join(" ");
    };

    // Where pieces lie on the board, wherever it is scrolled to and however they are turned.
    const places: Record<string, number[]> = {};
    const form = (at: HTMLElement) =>
      stands ? at.className : `${at.className} ${JSON.stringify({ ...at.dataset })} ${at.style.cssText}`;
    const order: string[] = [];
    for (const piece of document.querySelectorAll<HTMLElement>(".felt-board .piece")) {
      let [left, top] = [0, 0];
      let names = "";
      for (let at = piece.parentElement; at && at !== felt; at = at.parentElement) names += ` ${form(at)}`;
      let at: HTMLElement | null = piece;
      while (at && at !== felt && getComputedStyle(at).position !== "sticky") {
        left += at.offsetLeft;
        top += at.offsetTop;
        at = at.offsetParent as HTMLElement | null;
      }
      // What sticks to the edge of the board lies there wherever the board is scrolled to.
      if (at && at !== felt) top += at.getBoundingClientRect().top - felt.getBoundingClientRect().top;
      places[piece.dataset.card!] = [left, top, piece.offsetWidth, piece.offsetHeight];
      order.push(`${piece.dataset.card}${names}`);
    }
    // A card that lies face down is no piece, and takes room all the same.
    for (const back of document.querySelectorAll(".felt-board .back"))
      order.push(back.closest("[aria-label]")?.getAttribute("aria-label") ?? "");
    const sight = {
      question: over() ? null : question(),
      words: document.querySelector("[data-testid=question]")?.textContent ?? "",
      deaf: [] as string[],
      felt: box(felt),
      bar: bar() ? box(bar()!) : "",
      order: order.join("\n"),
      places,
    };
    if (over()) return sight;

    const named = (element: Element | null | undefined) => {
      const meant = element?.closest<HTMLElement>(".piece, .pile-button, [data-option], .button");
      return meant ? (meant.dataset.card ?? meant.textContent ?? "") : `<${element?.className ?? "nothing"}>`;
    };
    const turn = () => document.querySelector<HTMLElement>(".button-tray, .tray-head button")?.click();
    const tray = () => document.querySelector(".tray") !== null;
    const listen = () => {
      const found = document.querySelectorAll<HTMLElement>(
        ".piece[data-can], .pile-button[data-can], .decision [data-option], .felt-board .button",
      );
      let shining = 0;
      for (const option of found) {
        if (option.closest("[inert]")) continue;
        shining++;
        option.scrollIntoView({ block: "center", inline: "center" });
        const at = option.getBoundingClientRect();
        const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        const meant = hit?.closest(".piece, .pile-button, [data-option], .button");
        // The same card at another place, or a button on it that is one of its options.
        const button = hit?.closest("button:not(.piece)");
        const same =
          (option.dataset.card !== undefined && named(hit) === option.dataset.card) ||
          (button && option.parentElement?.contains(button));
        if (meant !== option && !same)
          sight.deaf.push(
            `${option.getAttribute("aria-label") ?? option.textContent} (${option.className}, ${box(option)}): ${named(hit)}`,
          );
      }
      return shining;
    };
    let shining = listen();
    const open = tray();
    if (open || document.querySelector(".button-tray")) {
      turn();
      await drawn();
      if (tray() === open) sight.deaf.push("the tray does not turn");
      shining += listen();
      turn();
      await drawn();
    }
    if (!shining) sight.deaf.push("nothing shines");
    return sight;
  }, still);
}

const NEAR = 2; // pixels that are no move

/** What has moved although it is the same table: the place of the board, or a piece while all lie where they lay. */
export function moved(before: Sight, now: Sight): string[] {
  const found: string[] = [];
  if (before.felt !== now.felt) found.push(`the board: ${before.felt} to ${now.felt}`);
  if (now.question && before.bar !== now.bar) found.push(`the question: ${before.bar} to ${now.bar}`);
  if (before.order !== now.order) return found;
  for (const [card, place] of Object.entries(now.places)) {
    const was = before.places[card];
    if (was && place.some((one, n) => Math.abs(one - was[n]!) > NEAR))
      found.push(`piece ${card}: ${was} to ${place} (${now.words})`);
  }
  return found;
}

/** Press something that shines, by a number from 0 to 1, and an entry of its menu; then wait until it is answered. */
export async function press(page: Page, options: string, chance: number): Promise<void> {
  const before = await page.evaluate(
    ([what, share]) => {
      const found = [...document.querySelectorAll<HTMLElement>(what)];
      const number = document.querySelector<HTMLElement>(".decision")?.dataset.number ?? "";
      found[Math.floor(share * found.length)]?.click();
      return number;
    },
    [options, chance] as const,
  );
  await untilReady(
    page,
    ([was, share]) => {
      const entries = document.querySelectorAll<HTMLElement>(".offer-menu [role=menuitem]:not(.quiet)");
      if (entries.length) entries[Math.floor(Number(share) * 997) % entries.length]?.click();
      return (
        document.querySelector(".end") ??
        document.querySelector<HTMLElement>(".decision")?.dataset.number !== was
      );
    },
    [before, String(chance)],
  );
}
