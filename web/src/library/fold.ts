/** Letters that have no mark of their own to take off. */
const LETTERS: Record<string, string> = {
  ł: "l",
  đ: "d",
  ø: "o",
  ß: "ss",
  "’": "'",
  "‘": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
};

/** A text as it is compared: case, accents and the shape of hyphens and quotes make no difference. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łđøß’‘–—‑]/g, (letter) => LETTERS[letter]!);
}

/** The same without everything that is neither letter nor number: how names of fields are compared. */
export const foldName = (text: string): string => fold(text).replace(/[^\p{L}\d]/gu, "");

/** How many letters were left out, added, mistaken or exchanged with their neighbours between two words. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= one.length; i++) {
    const now = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const exchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const least = Math.min(rows[i - 1]![j]! + 1, now[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
      now.push(exchanged ? Math.min(least, rows[i - 2]![j - 2]! + 1) : least);
    }
    rows.push(now);
  }
  return rows[one.length]![other.length]!;
}

/** The name that was probably meant, if one is near. */
export function nearest(typed: string, known: Iterable<string>): string | null {
  const wanted = foldName(typed);
  let [best, least] = [null as string | null, wanted.length < 4 ? 1.5 : Math.max(2, wanted.length / 3) + 0.5];
  for (const name of known) {
    const folded = foldName(name);
    const far = folded.startsWith(wanted) ? 0.25 : distance(wanted, folded);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
