import { expect, test } from "vitest";
import type { RuleBook, TimingStep, View } from "../net/protocol";
import { hereOf, partsOf } from "./here";
import { knows, marked, search } from "./search";

const step = (id: string, more: Partial<TimingStep> = {}): TimingStep => ({
  id,
  text: id,
  rule: "R3.4",
  kind: "step",
  at: [id],
  asks: [],
  part: "",
  back: "",
  ...more,
});

const BOOK: RuleBook = {
  game: "star_wars_lcg",
  title: "Star Wars",
  chapters: [
    {
      number: "R7",
      text: "Walka o przewagę",
      rules: [
        { number: "R7.1", text: "Dołóż kartę, odkryj ją." },
        { number: "R7.11", text: "Oba stosy się odrzuca." },
      ],
    },
    { number: "DB", text: "Talia", rules: [{ number: "DB1", text: "Jeden lider." }] },
  ],
  rulings: [{ number: "A22", text: "Kolejność: nazwij kartę, zapłać." }],
  timing: [
    {
      id: "conflict",
      text: "Conflict",
      rule: "R3.19",
      words: { Engagement: "Bitwa" },
      steps: [
        step("W-CONFLICT"),
        step("E1", { part: "Engagement" }),
        step("E2", { part: "Engagement", asks: ["attackers"] }),
      ],
    },
  ],
  examples: [],
};
const numbers = (wanted: string) => search(BOOK, wanted).map(({ number }) => number);

test("a number finds that rule, a chapter all of its rules", () => {
  expect(numbers("R7.1")).toEqual(["R7.1"]);
  expect(numbers("r7")).toEqual(["R7.1", "R7.11"]);
  expect(numbers("db")).toEqual(["DB1"]);
  expect(numbers("A22")).toEqual(["A22"]);
});

test("accents and capitals do not matter, and all words must be there", () => {
  expect(numbers("KARTE")).toEqual(["R7.1", "A22"]);
  expect(numbers("dołoż karte")).toEqual(["R7.1"]);
  expect(numbers("kartę stosy")).toEqual([]);
});

test("the title of its chapter finds a rule too; nothing finds nothing", () => {
  expect(numbers("przewage stosy")).toEqual(["R7.11"]);
  expect(numbers("  ")).toEqual([]);
});

test("what was found is marked where it stands, accents and all", () => {
  expect(marked("Dołóż kartę", "karte")).toEqual([
    { text: "Dołóż ", found: false },
    { text: "kartę", found: true },
  ]);
  expect(marked("Dołóż", "")).toEqual([{ text: "Dołóż", found: false }]);
});

test("numbers of chapters, rules and rulings are known", () => {
  expect(["R7", "R7.11", "DB1", "A22", "R8"].map((number) => knows(BOOK, number))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test("a table stands at the step that is asked about, at the one its view names, or in its phase", () => {
  const view = (more: object) => ({ phase: "conflict", decision: null, ...more }) as unknown as View;
  expect(hereOf(BOOK.timing, view({ step: "E1" }))?.step?.id).toBe("E1");
  expect(hereOf(BOOK.timing, view({ step: "E1", decision: { kind: "attackers" } }))?.step?.id).toBe("E2");
  expect(hereOf(BOOK.timing, view({ step: "F5.9" }))).toMatchObject({
    phase: { id: "conflict" },
    step: null,
  });
  expect(hereOf(BOOK.timing, view({ phase: "nowhere" }))).toBeNull();
});

test("steps of one procedure stand together", () => {
  expect(partsOf(BOOK.timing[0]!).map(({ part, steps }) => [part, steps.length])).toEqual([
    ["", 1],
    ["Engagement", 2],
  ]);
});
