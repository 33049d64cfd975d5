// How large a title may be written so that all of it fits: letters of the narrow type are about as wide as half of what they are high.

const WIDE = 0.5;
const LARGEST = 9.2;
const SMALLEST = 5;
/** Of small cards, with as many lines. */
const TWO_LINES = 12;
const ONE_LINE = 15;

/** The fewest lines of at most so many letters that words fit into, words staying whole; none if a word is longer. */
function linesOf(words: string[], letters: number): number {
  if (words.some((word) => word.length > letters)) return Number.NaN;
  let [lines, left] = [1, letters];
  for (const word of words) {
    if (word.length > left) {
      lines += 1;
      left = letters;
    }
    left -= word.length + 1;
  }
  return lines;
}

/** How many letters a line must have room for so that a title takes no more than so many lines; of however many, its longest word. */
export function lettersOf(title: string, lines: number): number {
  const words = title.split(/\s+|(?<=-)/);
  let letters = 1;
  while (!(linesOf(words, letters) <= lines)) letters++;
  return letters;
}

/** The size of a title in hundredths of the card's width, for a room that wide and two lines high (three, where it has to be). */
export function titleSize(title: string, room: number, largest = LARGEST): number {
  const words = title.split(/\s+|(?<=-)/);
  for (let size = largest; size > SMALLEST; size -= 0.2) {
    const most = size > 7 ? 2 : 3;
    if (linesOf(words, Math.floor(room / (size * WIDE))) <= most) return Math.round(size * 10) / 10;
  }
  return SMALLEST;
}

/** The same for a small card, where a title that needs but one line is written larger: it takes no more of the height than two lines. */
export function smallTitleSize(title: string, room: number): number {
  const oneLine = Math.floor((10 * room) / (title.length * WIDE)) / 10;
  return Math.max(titleSize(title, room, TWO_LINES), Math.min(oneLine, ONE_LINE));
}

/** The words of a title, each with the space after it; one that is put together of two long ones is broken between them before anywhere else. */
export const wordsOf = (title: string): string[] => title.split(/(?<= )|(?<=\p{L}{4}-)(?=\p{L}{4})/u);

// Between two syllables: after a vowel and what closes its syllable, before what opens the next one; two letters stay before it, three after.
const VOWELS = "aeiouyąęóáéíöőúüű";
// What opens a syllable as one sound.
const ONSETS: Record<string, string> = {
  en: "[bcdfgpt]?[lr]|[cst]h",
  pl: "[bdgkpt]?(?:rz|[lłr])|[csd]z|ch|d[źż]",
  hu: "dzs|[cz]s|[sd]z|[glnt]y",
};

/** Where a word of a language may be broken. In Hungarian a y is but the second half of a letter, where it is no vowel of a name. */
function breaksOf(language: string): RegExp {
  const vowel = language === "hu" ? `(?:[${VOWELS.replace("y", "")}]|(?<![glnt])y)` : `[${VOWELS}]`;
  const consonant = `(?!${vowel})\\p{L}`;
  const onset = `(?:${ONSETS[language] ?? ONSETS.en}|${consonant})`;
  const whole = `(?:${ONSETS[language] ?? ONSETS.en}|${consonant})*?`;
  return new RegExp(`(?<=\\p{L})(${vowel}${whole})(?=${onset}${vowel}\\p{L})`, "giu");
}

const LONG = 6;
const BREAKS: Record<string, RegExp> = {};

/** A word that may be broken, where it is long: for cards so small that it has to be. */
export function breakable(word: string, language: string): string {
  BREAKS[language] ??= breaksOf(language);
  return word.length < LONG ? word : word.replace(BREAKS[language], "$1\u00ad");
}
