// The numbers of rules (R7, R7.2, DB3) and of rulings (A22) in a text. What is called like one, such as R2-D2, goes on
// behind it, or is higher than any number is, such as the A280.
const NUMBER = /(?<![\p{L}\d.-])((?:R\d{1,2}(?:\.\d{1,2})?|A1?\d{1,2}|DB\d{1,2}))(?![\p{L}\d-]|\.\d)/gu;

/** A text cut into plain words and numbers of rules. */
export function splitNumbers(text: string): (string | { rule: string })[] {
  const parts: (string | { rule: string })[] = [];
  let from = 0;
  for (const found of text.matchAll(NUMBER)) {
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push({ rule: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** The chapter of a rule: R7 of R7.2, DB of DB3; rulings are in A. */
export const chapterOf = (rule: string) =>
  rule.includes(".") ? rule.split(".")[0]! : rule.replace(/\d+$/, "");
