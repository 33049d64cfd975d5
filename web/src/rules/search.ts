import { fold } from "../library/fold";
import type { Rule, RuleBook } from "../net/protocol";
import { chapterOf } from "./numbers";

/** A rule that was found, and the title of its chapter; rulings have none. */
export interface Found extends Rule {
  chapter: string;
}

const NUMBER = /^(?:r\d+(?:\.\d*)?|a\d*|db\d*)$/;

/** The rules with this number (R7 means all of R7), or in which all of these words are; accents do not matter. */
export function search(book: RuleBook, wanted: string): Found[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const all = everything(book);
  if (words.length === 1 && NUMBER.test(words[0]!)) {
    const number = words[0]!.toUpperCase().replace(/\.$/, "");
    const named = all.filter((rule) => rule.number === number || chapterOf(rule.number) === number);
    if (named.length) return named;
  }
  return all.filter((rule) => {
    const text = fold(`${rule.number} ${rule.text} ${rule.chapter}`);
    return words.every((word) => text.includes(word));
  });
}

/** Every rule and ruling, in order. */
export function everything(book: RuleBook): Found[] {
  return [
    ...book.chapters.flatMap(({ text, rules }) => rules.map((rule) => ({ ...rule, chapter: text }))),
    ...book.rulings.map((rule) => ({ ...rule, chapter: "" })),
  ];
}

/** Whether a number, of a chapter too, can be looked up. */
export function knows(book: RuleBook, number: string): boolean {
  return (
    book.chapters.some((chapter) => chapter.number === number) ||
    everything(book).some((rule) => rule.number === number)
  );
}

/** A text cut into what was searched for, marked, and the rest. */
export function marked(text: string, wanted: string): { text: string; found: boolean }[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  const folded = letters(text);
  const hit = new Array<boolean>(folded.length).fill(false);
  const plain = folded.join("");
  if (plain.length === folded.length)
    for (const word of words)
      for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
        hit.fill(true, at, at + word.length);
  const parts: { text: string; found: boolean }[] = [];
  [...text].forEach((letter, n) => {
    const last = parts.at(-1);
    if (last && last.found === hit[n]) last.text += letter;
    else parts.push({ text: letter, found: hit[n]! });
  });
  return parts;
}

/** Each letter as it is compared, one by one, so that places stay the same. */
const letters = (text: string) => [...text].map(fold);
