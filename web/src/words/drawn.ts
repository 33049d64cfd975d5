// The words of a card's text that are drawn as signs. Which words those are is said by messages, so that the text itself stays
// plain for the terminal and for screen readers (docs/words.md).

/** A word that is drawn: its sign, and the word itself, which is the sign's name. */
export interface DrawnWord {
  sign: string;
  word: string;
}

export type Splitter = (text: string) => (string | DrawnWord)[];

const NUMBER = String.raw`(?<=(?<![\p{L}\d])(?:[+−]?\d+|[+−]?X) )`;
const LETTERS = String.raw`[\p{L}]*`;

/** How a text falls apart into plain words and drawn ones; `words` are the messages `drawn-<game>-<sign>` by sign. */
export function splitter(words: Record<string, string>): Splitter {
  const forms = Object.entries(words).flatMap(([sign, message]) =>
    message.split("|").map((form) => ({ sign, form: form.trim() })),
  );
  forms.sort((one, other) => other.form.length - one.form.length);
  if (!forms.length) return (text) => [text];
  const pattern = forms.map(({ form }) => `(${patternOf(form)})`).join("|");
  const search = new RegExp(`(?<!\\p{L})(?:${pattern})(?![\\p{L}\\d])`, "gu");
  return (text) => split(text, search, forms);
}

function split(text: string, search: RegExp, forms: { sign: string }[]): (string | DrawnWord)[] {
  const parts: (string | DrawnWord)[] = [];
  let from = 0;
  for (const found of text.matchAll(search)) {
    if (found.index > from) parts.push(text.slice(from, found.index));
    const which = found.slice(1).findIndex((group) => group !== undefined);
    parts.push({ sign: forms[which]!.sign, word: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function patternOf(form: string): string {
  const plain = form.startsWith("# ") ? form.slice(2) : form;
  const word = plain.replace(/[.+?^${}()[\]\\]/g, "\\$&").replaceAll("*", LETTERS);
  return form === plain ? word : NUMBER + word;
}
