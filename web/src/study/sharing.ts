// A position in an address: compressed, in letters that need no escape; after it, perhaps, lines that were tried from it. What
// is after # never leaves the browser.
import type { Position } from "../net/protocol";
import type { Odds } from "./tried";

/** A line as a link has it: the options that were chosen, by their numbers, and what the search said along the way. */
export interface SharedLine {
  choices: number[];
  odds: Odds;
}

const BEFORE_LINE = "~";

/** Lines as a part of an address, behind the position: the one that is open first. */
export function linesPart(lines: SharedLine[]): string {
  const said = (share: number | undefined) => (share === undefined ? "" : Math.round(share * 100));
  return lines
    .map(({ choices, odds }) => `${BEFORE_LINE}${choices.join(".")}!${odds.map(said).join(".")}`)
    .join("");
}

/** The lines of an address; what cannot be read is left out. */
export function linesIn(part: string): SharedLine[] {
  return part
    .split(BEFORE_LINE)
    .slice(1)
    .filter((line) => /^[\d.]*![\d.]*$/.test(line))
    .map((line) => {
      const [choices = "", odds = ""] = line.split("!");
      return {
        choices: choices ? choices.split(".").map(Number) : [],
        odds: odds.split(".").map((share) => (share ? Number(share) / 100 : undefined)),
      };
    });
}

/** A position as a part of an address. */
export async function packed(position: Position): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...small))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The position of an address; null where there is none that can be read. */
export async function unpacked(part: string): Promise<Position | null> {
  try {
    const letters = atob(part.split(BEFORE_LINE)[0]!.replaceAll("-", "+").replaceAll("_", "/"));
    const small = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(small, new DecompressionStream("deflate-raw"));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isPosition(found) ? found : null;
  } catch {
    return null;
  }
}

/** Whether something that was read is an object, as every position is. */
export function isPosition(found: unknown): found is Position {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const changed = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}
