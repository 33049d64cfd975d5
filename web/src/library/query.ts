// What is typed into the search field, read: words, "exact words", -not, field:value, field<3. Pure; index.ts answers it.
import { fold, foldName, nearest } from "./fold";

/** A kind of fact that cards have: what it is called, and everything that may be typed for it. */
export interface Field {
  id: string;
  text: string;
  names: string[];
}

export type Operator = ":" | "=" | "!=" | "<" | "<=" | ">" | ">=";

/** One condition. Words may stand anywhere on a card; a fact has one of the values. All of them are folded. */
export type Term =
  | { kind: "words"; not: boolean; exact: boolean; words: string }
  | { kind: "fact"; not: boolean; field: Field; operator: Operator; values: Value[]; typed: string };

export interface Value {
  text: string;
  exact: boolean;
}

/** What of a query was not understood: which part of it, and what would be right. The message is `query-<what>`. */
export interface Problem {
  what: "no-field" | "no-value" | "no-number" | "open-quote" | "nothing";
  part: string;
  field?: string;
  nearest?: string | null;
}

export interface Query {
  terms: Term[];
  problems: Problem[];
}

const NAME = /^([\p{L}][\p{L}\p{M}\d_-]*)(?:\s*(<=|>=|!=|≤|≥|≠|<|>|=)\s*|:\s*)/u;
const SAME: Record<string, Operator> = { "≤": "<=", "≥": ">=", "≠": "!=" };
const OPEN = '"“„«”';
const CLOSE = /["”“»]/;

/** The field a name stands for: the whole name of one, or the beginning of only one. */
export function fieldNamed(name: string, fields: Field[]): Field | null {
  const wanted = foldName(name);
  const whole = fields.find((field) => field.names.some((one) => foldName(one) === wanted));
  if (whole) return whole;
  const begun = fields.filter((field) => field.names.some((one) => foldName(one).startsWith(wanted)));
  return begun.length === 1 ? begun[0]! : null;
}

/** A query as it was typed, for cards with these fields. */
export function parse(typed: string, fields: Field[]): Query {
  const query: Query = { terms: [], problems: [] };
  let rest = typed.trim();
  while (rest) {
    const begun = rest;
    const not = /^[-!−](?=\S)/.test(rest);
    if (not) rest = rest.slice(1);
    const named = NAME.exec(rest);
    if (named) rest = rest.slice(named[0].length);
    const [values, left, open] = readValues(rest, named !== null);
    const part = begun.slice(0, begun.length - left.length).trim();
    rest = left.trimStart();
    if (open) query.problems.push({ what: "open-quote", part });
    if (named) addFact(query, part, named, values, not, fields);
    else addWords(query, values, not);
  }
  return query;
}

/** The values at the beginning of a text, what is left of it, and whether a quotation never ends. Only a fact may have several. */
function readValues(text: string, several: boolean): [Value[], string, boolean] {
  const values: Value[] = [];
  let [rest, open, more] = [text, false, true];
  while (more) {
    const quoted = rest !== "" && OPEN.includes(rest.charAt(0));
    const inside = quoted ? rest.slice(1) : rest;
    const end = inside.search(quoted ? CLOSE : several ? /[\s,|]/ : /\s/);
    const word = end < 0 ? inside : inside.slice(0, end);
    if (word.trim()) values.push({ text: fold(word.trim()), exact: quoted });
    open ||= quoted && end < 0;
    rest = end < 0 ? "" : inside.slice(quoted ? end + 1 : end);
    more = several && /^[,|]/.test(rest);
    if (more) rest = rest.slice(1);
  }
  return [values, rest, open];
}

function addWords(query: Query, values: Value[], not: boolean): void {
  for (const { text, exact } of values) query.terms.push({ kind: "words", not, exact, words: text });
}

function addFact(
  query: Query,
  part: string,
  [, name, sign]: RegExpExecArray,
  values: Value[],
  not: boolean,
  fields: Field[],
): void {
  const field = fieldNamed(name!, fields);
  if (!field) {
    const near = nearest(
      name!,
      fields.flatMap((one) => one.names),
    );
    query.problems.push({ what: "no-field", part: name!, nearest: near });
    return;
  }
  if (!values.length) {
    query.problems.push({ what: "nothing", part, field: field.text });
    return;
  }
  const operator = (SAME[sign ?? ""] ?? sign ?? ":") as Operator;
  query.terms.push({ kind: "fact", not, field, operator, values, typed: part });
}

/** The numbers a value stands for, from the least to the most: `3`, `2-4`, `2..4`; null if it is none. */
export function rangeOf(text: string): [number, number] | null {
  const found = /^(\d+)(?:(?:-|\.\.)(\d+))?$/.exec(text);
  return found ? [Number(found[1]), Number(found[2] ?? found[1])] : null;
}
