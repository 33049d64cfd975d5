import { describe, expect, test } from "vitest";
import { fold, nearest } from "./fold";
import { type Field, fieldNamed, parse, rangeOf } from "./query";

const FIELDS: Field[] = [
  { id: "title", text: "Nazwa", names: ["title", "Nazwa", "tytuł"] },
  { id: "cost", text: "Koszt", names: ["cost", "Koszt"] },
  { id: "capacity", text: "Próg obrażeń", names: ["capacity", "Próg obrażeń", "próg"] },
  { id: "traits", text: "Cechy", names: ["traits", "Cechy", "cecha", "trait"] },
  { id: "type", text: "Rodzaj", names: ["type", "Rodzaj"] },
];
const read = (typed: string) => parse(typed, FIELDS);
const fact = (typed: string) => {
  const [term] = read(typed).terms;
  return term?.kind === "fact"
    ? [term.field.id, term.operator, term.values.map((value) => value.text)]
    : term;
};

test("case, accents and letters that only look like others make no difference", () => {
  expect(fold("Żółta ŁÓDŹ – Erő’s")).toBe("zolta lodz - ero's");
});

describe("words", () => {
  test("stand by themselves, exactly in quotes, or are not to stand there", () => {
    expect(read('Luke -pojazd "wroga jednostka" -„dwa słowa”').terms).toEqual([
      { kind: "words", not: false, exact: false, words: "luke" },
      { kind: "words", not: true, exact: false, words: "pojazd" },
      { kind: "words", not: false, exact: true, words: "wroga jednostka" },
      { kind: "words", not: true, exact: true, words: "dwa slowa" },
    ]);
  });

  test("with a hyphen in them are one word", () => {
    expect(read("A-Wing").terms).toEqual([{ kind: "words", not: false, exact: false, words: "a-wing" }]);
  });

  test("alone with a hyphen or nothing at all ask for nothing", () => {
    expect(read("   ")).toEqual({ terms: [], problems: [] });
    expect(read('""').terms).toEqual([]);
  });
});

describe("facts", () => {
  test("are named in the reader's language or in English, in full or begun", () => {
    expect(fact("cost<3")).toEqual(["cost", "<", ["3"]]);
    expect(fact("KOSZT ≥ 3")).toEqual(["cost", ">=", ["3"]]);
    expect(fact("prog=2")).toEqual(["capacity", "=", ["2"]]);
    expect(fact("trait:vehicle")).toEqual(["traits", ":", ["vehicle"]]);
    expect(fact("rodz:jednostka")).toEqual(["type", ":", ["jednostka"]]);
    expect(fieldNamed("t", FIELDS)).toBeNull();
  });

  test("may have one of several values, and values of several words in quotes", () => {
    expect(fact('traits:pojazd,"Użytkownik Mocy"|droid')).toEqual([
      "traits",
      ":",
      ["pojazd", "uzytkownik mocy", "droid"],
    ]);
    expect(read("type:unit luke").terms).toHaveLength(2);
  });

  test("what is no field is said, with the one that was probably meant", () => {
    expect(read("kozst<3 luke")).toMatchObject({
      terms: [{ words: "luke" }],
      problems: [{ what: "no-field", part: "kozst", nearest: "Koszt" }],
    });
    expect(read("qqqqqq:1").problems[0]).toMatchObject({ what: "no-field", nearest: null });
  });

  test("a field without a value, and a quotation that does not end, are said", () => {
    expect(read("cost:").problems).toEqual([{ what: "nothing", part: "cost:", field: "Koszt" }]);
    expect(read('"wroga').problems).toEqual([{ what: "open-quote", part: '"wroga' }]);
    expect(read('"wroga').terms).toEqual([{ kind: "words", not: false, exact: true, words: "wroga" }]);
  });
});

test("numbers stand alone or as a range", () => {
  expect(rangeOf("3")).toEqual([3, 3]);
  expect(rangeOf("2-4")).toEqual([2, 4]);
  expect(rangeOf("2..4")).toEqual([2, 4]);
  expect(rangeOf("many")).toBeNull();
});

test("only a name that is near is meant", () => {
  expect(nearest("vehcle", ["Vehicle", "Droid"])).toBe("Vehicle");
  expect(nearest("zzz", ["Vehicle", "Droid"])).toBeNull();
});
