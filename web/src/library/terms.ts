import type { Term } from "../cards/explain";

/** How a text falls apart into plain words and the keywords in it; the longest name that fits wins. */
export function keywordSplitter(terms: Term[]): (text: string) => (string | Term)[] {
  const byName = new Map(terms.filter((term) => term.kind === "keyword").map((term) => [term.text, term]));
  const names = [...byName.keys()].sort((one, other) => other.length - one.length);
  if (!names.length) return (text) => [text];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const search = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join("|")})(?![\\p{L}\\d])`, "gu");
  return (text) => {
    const parts: (string | Term)[] = [];
    let from = 0;
    for (const found of text.matchAll(search)) {
      if (found.index > from) parts.push(text.slice(from, found.index));
      parts.push(byName.get(found[0])!);
      from = found.index + found[0].length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  };
}

/** Where something small stands beside something: below it, or above where there is no room, and never outside the window. */
export function placeBeside(
  at: { left: number; top: number; bottom: number; width: number },
  box: { width: number; height: number },
  room: { width: number; height: number },
  gap = 6,
): { left: number; top: number } {
  const below = at.bottom + gap;
  const top = below + box.height <= room.height - gap ? below : Math.max(gap, at.top - gap - box.height);
  const middle = at.left + at.width / 2 - box.width / 2;
  return { left: Math.max(gap, Math.min(middle, room.width - gap - box.width)), top };
}
