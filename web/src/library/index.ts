// All cards of a game, made ready once for a language so that they can be searched while somebody types. Pure: cards in, cards out.
import type { Catalogue, Printed } from "../net/protocol";
import { fold, nearest } from "./fold";
import { type Field, type Operator, type Problem, parse, type Query, rangeOf, type Term } from "./query";

/** What the server tells of a game's cards for the library (docs: /api/games/{game}/library). */
export interface LibraryFacts {
  fields: Field[];
  /** The values of each card by fields, as the data has them: the same in every language. */
  facts: Record<string, Record<string, (string | number)[]>>;
  /** What those values are called in the reader's language. */
  words: Record<string, Record<string, string>>;
  /** The English titles. */
  titles: Record<string, string>;
  /** What a position calls the cards by whose titles repeat. */
  names: Record<string, string>;
}

/** A card that can be found. */
export interface Entry {
  id: string;
  card: Printed;
  /** Folded: its title, in the reader's language and in English; everything that is said on it. */
  title: string;
  text: string;
  all: string;
  /** Its values by field: as the data has them, as they are looked for (folded), and as numbers where they are numbers. */
  values: Record<string, string[]>;
  sought: Record<string, string[]>;
  numbers: Record<string, number[]>;
}

export interface CardIndex {
  game: string;
  language: string;
  fields: Field[];
  /** Fields whose values are numbers. */
  numeric: ReadonlySet<string>;
  entries: Entry[];
  byId: ReadonlyMap<string, Entry>;
  /** The fields worth a filter, those whose values repeat, with all their values in order. */
  filters: { field: Field; values: string[] }[];
  /** What a value of a field is called. */
  say: (field: string, value: string) => string;
}

/** What is looked for: what was typed, the values chosen in filters (by field, as the data has them), and the order. */
export interface Search {
  q: string;
  chosen: Record<string, string[]>;
  /** "": as they are printed, what was meant first; "title"; a field of numbers; with "-" before it from the most. */
  sort: string;
}

export interface FacetValue {
  value: string;
  text: string;
  /** How many cards there would be with it, whatever else is chosen of this field. */
  count: number;
  chosen: boolean;
}

export interface Facet {
  field: Field;
  values: FacetValue[];
}

export interface Found {
  entries: Entry[];
  facets: Facet[];
  problems: Problem[];
}

export const EVERYTHING: Search = { q: "", chosen: {}, sort: "" };

const NUMERIC = /^(x|\d+)(\s*[/,+]\s*[\p{L}\d]+)*$/iu;
/** How many cards have the same value, on average, where a filter is of use. */
const REPEATS = 1.5;
const TITLE = "title";
const TEXT = "text";

/** Make the cards of a game ready to be searched. */
export function makeIndex(
  game: string,
  catalogue: Catalogue,
  library: LibraryFacts,
  language: string,
): CardIndex {
  const numeric = numericFields(library);
  const { compare } = new Intl.Collator(language);
  const say = (field: string, value: string) => library.words[field]?.[value] ?? value;
  const entries = Object.values(catalogue).map((card) => entryOf(card, library, numeric));
  const orderOf = (field: string) => (one: string, other: string) =>
    numeric.has(field) ? Number(one) - Number(other) : compare(say(field, one), say(field, other));
  const filters = library.fields.flatMap((field) => {
    const uses = entries.flatMap((entry) => entry.values[field.id] ?? []);
    const values = [...new Set(uses)].sort(orderOf(field.id));
    return values.length && values.length * REPEATS <= uses.length ? [{ field, values }] : [];
  });
  return {
    game,
    language,
    fields: library.fields,
    numeric,
    entries,
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    filters,
    say,
  };
}

/** The fields of which every value is a number, or begins with one: "3", "12/16", "7 + threat"; X is unknown, not a word. */
function numericFields(library: LibraryFacts): Set<string> {
  const found = new Set(library.fields.map((field) => field.id));
  found.delete(TITLE);
  found.delete(TEXT);
  for (const facts of Object.values(library.facts))
    for (const [field, values] of Object.entries(facts))
      if (!values.every((value) => NUMERIC.test(String(value)))) found.delete(field);
  return found;
}

const spelt = new Map<string, string>();

/** A word that many cards share, folded once. */
function folded(word: string): string {
  const found = spelt.get(word) ?? fold(word);
  spelt.set(word, found);
  return found;
}

function entryOf(card: Printed, library: LibraryFacts, numeric: Set<string>): Entry {
  const [values, sought, numbers]: [Entry["values"], Entry["sought"], Entry["numbers"]] = [{}, {}, {}];
  const said: string[] = [];
  for (const [field, facts] of Object.entries(library.facts[card.id] ?? {})) {
    const data = facts.map(String);
    const words = data.map((value) => library.words[field]?.[value] ?? value);
    if (numeric.has(field)) {
      numbers[field] = data.flatMap((value) => value.match(/\d+/g)?.map(Number) ?? []);
      values[field] = [...new Set(numbers[field].length ? numbers[field].map(String) : data)];
    } else {
      values[field] = data;
      if (!words.every((word) => word.length < 2)) said.push(...words);
    }
    sought[field] = [...new Set([...data, ...words].map(folded))];
  }
  const title = fold([...new Set([card.title, library.titles[card.id] ?? ""])].join("\n"));
  const text = fold(card.text ?? "");
  return {
    id: card.id,
    card,
    title,
    text,
    all: `${title}\n${text}\n${fold(said.join("\n"))}`,
    values,
    sought,
    numbers,
  };
}

// ── answering ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The cards that are looked for, how many there are of every value, and what of the query was not understood. */
export function search(index: CardIndex, wanted: Search): Found {
  const query = understood(index, parse(wanted.q, index.fields));
  const chosen = Object.entries(wanted.chosen).filter(([, values]) => values.length > 0);
  const entries: Entry[] = [];
  const counts: Counts = new Map();
  for (const entry of index.entries) {
    if (!query.terms.every((term) => matches(index, entry, term))) continue;
    const missed = chosen.filter(
      ([field, values]) => !values.some((value) => entry.values[field]?.includes(value)),
    );
    if (missed.length > 1) continue;
    if (!missed.length) entries.push(entry);
    // A card that misses one field only counts for that field: what choosing another value there would find.
    count(counts, entry, missed[0]?.[0]);
  }
  return {
    entries: ordered(index, entries, wanted.sort, query),
    facets: facetsOf(index, counts, wanted.chosen),
    problems: query.problems,
  };
}

type Counts = Map<string, Map<string, number>>;

function count(counts: Counts, entry: Entry, only?: string): void {
  for (const field of only === undefined ? Object.keys(entry.values) : [only]) {
    const of = counts.get(field) ?? new Map<string, number>();
    counts.set(field, of);
    for (const value of entry.values[field] ?? []) of.set(value, (of.get(value) ?? 0) + 1);
  }
}

/** The query without what cannot be answered, and with what is wrong with it: numbers that are none, values no card has. */
function understood(index: CardIndex, query: Query): Query {
  const problems = [...query.problems];
  const terms = query.terms.filter((term) => {
    const wrong = term.kind === "fact" ? problemOf(index, term) : null;
    if (wrong) problems.push(wrong);
    return wrong === null;
  });
  return { terms, problems };
}

type FactTerm = Extract<Term, { kind: "fact" }>;

function problemOf(index: CardIndex, term: FactTerm): Problem | null {
  const { field } = term;
  if (compares(term.operator)) {
    const wrong = term.values.find((value) => rangeOf(value.text) === null);
    return wrong ? { what: "no-number", part: wrong.text, field: field.text } : null;
  }
  if (field.id === TITLE || field.id === TEXT) return null;
  for (const value of term.values) {
    if (index.numeric.has(field.id) && rangeOf(value.text)) continue;
    if (!index.entries.some((entry) => hasWord(entry, field.id, value.text, false)))
      return {
        what: "no-value",
        part: value.text,
        field: field.text,
        nearest: nearValue(index, field.id, value.text),
      };
  }
  return null;
}

function nearValue(index: CardIndex, field: string, typed: string): string | null {
  const known = new Set(index.entries.flatMap((entry) => entry.values[field] ?? []));
  return nearest(
    typed,
    [...known].flatMap((value) => [index.say(field, value), value]),
  );
}

const compares = (operator: Operator) => operator.includes("<") || operator.includes(">");

function matches(index: CardIndex, entry: Entry, term: Term): boolean {
  const found =
    term.kind === "words"
      ? has(entry.all, term.words, term.exact)
      : term.values.some((value) => fits(index, entry, term, value));
  return found !== term.not;
}

function fits(
  index: CardIndex,
  entry: Entry,
  term: FactTerm,
  { text, exact }: FactTerm["values"][0],
): boolean {
  const { field, operator } = term;
  if (field.id === TITLE || field.id === TEXT)
    return has(entry[field.id], text, exact) !== (operator === "!=");
  const range = rangeOf(text);
  if (range && (index.numeric.has(field.id) || compares(operator)))
    return numbersOf(index, entry, field.id).some((number) => compare(number, operator, range));
  return hasWord(entry, field.id, text, exact || operator === "=") !== (operator === "!=");
}

/** The numbers of a field; of words, how many there are: `traits>2`. */
function numbersOf(index: CardIndex, entry: Entry, field: string): number[] {
  if (index.numeric.has(field)) return entry.numbers[field] ?? [];
  return [entry.values[field]?.length ?? 0];
}

function compare(number: number, operator: Operator, [least, most]: [number, number]): boolean {
  switch (operator) {
    case "<":
      return number < least;
    case "<=":
      return number <= most;
    case ">":
      return number > most;
    case ">=":
      return number >= least;
    default:
      return (number >= least && number <= most) !== (operator === "!=");
  }
}

function hasWord(entry: Entry, field: string, text: string, whole: boolean): boolean {
  return entry.sought[field]?.some((value) => (whole ? value === text : value.includes(text))) ?? false;
}

/** Whether words stand in a text; exact ones as whole words. */
function has(text: string, words: string, exact: boolean): boolean {
  if (!exact) return text.includes(words);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return true;
  return false;
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\d]/u.test(letter);

// ── order and filters ───────────────────────────────────────────────────────────────────────────────────────────────

function ordered(index: CardIndex, entries: Entry[], sort: string, query: Query): Entry[] {
  const down = sort.startsWith("-") ? -1 : 1;
  const by = sort.replace("-", "");
  if (by === TITLE) {
    const { compare } = new Intl.Collator(index.language);
    return entries.sort((one, other) => down * compare(one.card.title, other.card.title));
  }
  if (index.numeric.has(by)) {
    const key = (entry: Entry) => entry.numbers[by]?.[0];
    return entries.sort((one, other) => byNumber(key(one), key(other), down));
  }
  const words = query.terms.flatMap((term) => (term.kind === "words" && !term.not ? [term.words] : []));
  if (!words.length) return entries;
  const rank = (entry: Entry) => Math.max(...words.map((word) => rankOf(entry, word)));
  const ranks = new Map(entries.map((entry) => [entry, rank(entry)]));
  return entries.sort((one, other) => ranks.get(one)! - ranks.get(other)!);
}

/** Cards without the number come last, either way. */
function byNumber(one: number | undefined, other: number | undefined, down: number): number {
  if (one === undefined || other === undefined)
    return (one === undefined ? 1 : 0) - (other === undefined ? 1 : 0);
  return down * (one - other);
}

/** A title that begins with a word is meant before one that has it, and that before a text. */
function rankOf(entry: Entry, word: string): number {
  const at = entry.title.indexOf(word);
  if (at < 0) return 2;
  return at === 0 || entry.title[at - 1] === "\n" ? 0 : 1;
}

function facetsOf(index: CardIndex, counts: Counts, chosen: Search["chosen"]): Facet[] {
  return index.filters.map(({ field, values }) => ({
    field,
    values: values.map((value) => ({
      value,
      text: index.say(field.id, value),
      count: counts.get(field.id)?.get(value) ?? 0,
      chosen: chosen[field.id]?.includes(value) ?? false,
    })),
  }));
}
