import { describe, expect, test } from "vitest";
import type { Catalogue } from "../net/protocol";
import { type CardIndex, EVERYTHING, type LibraryFacts, makeIndex, type Search, search } from "./index";

const card = (id: string, title: string, text: string) => ({ id, title, type: "unit", text });

const CATALOGUE: Catalogue = {
  yoda: card("yoda", "Yoda", "Akcja · usuń 1 żeton skupienia z tej karty."),
  "x-wing": card("x-wing", "Myśliwiec X", "Zadaj 1 obrażenie wrogiej jednostce."),
  saber: card("saber", "Miecz świetlny", "Ulepszona karta zadaje obrażenia."),
  dooku: card("dooku", "Hrabia Dooku", "Jednostka wroga nie zyskuje przewagi."),
};

const LIBRARY: LibraryFacts = {
  fields: [
    { id: "title", text: "Nazwa", names: ["title", "Nazwa"] },
    { id: "text", text: "Tekst", names: ["text", "Tekst"] },
    { id: "type", text: "Rodzaj", names: ["type", "Rodzaj"] },
    { id: "traits", text: "Cechy", names: ["traits", "trait", "Cechy", "cecha"] },
    { id: "cost", text: "Koszt", names: ["cost", "Koszt"] },
    { id: "points", text: "Punkty", names: ["points", "Punkty"] },
    { id: "number", text: "Numer", names: ["number", "Numer"] },
  ],
  facts: {
    yoda: { type: ["unit"], traits: ["Character", "Force User"], cost: [4], points: ["12/16"], number: [1] },
    "x-wing": { type: ["unit"], traits: ["Vehicle"], cost: [2], number: [2] },
    saber: { type: ["enhancement"], traits: ["Weapon"], cost: ["X"], number: [3] },
    dooku: { type: ["unit"], traits: ["Character", "Force User"], cost: [2], points: ["9"], number: [4] },
  },
  words: {
    type: { unit: "jednostka", enhancement: "ulepszenie" },
    traits: { Character: "Postać", "Force User": "Użytkownik Mocy", Vehicle: "Pojazd", Weapon: "Broń" },
  },
  titles: { yoda: "Yoda", "x-wing": "X-Wing", saber: "Lightsaber", dooku: "Count Dooku" },
  names: {},
};

const index: CardIndex = makeIndex("star_wars_lcg", CATALOGUE, LIBRARY, "pl");
const find = (q: string, more: Partial<Search> = {}) =>
  search(index, { ...EVERYTHING, q, ...more }).entries.map((entry) => entry.id);

describe("words are found", () => {
  test("in titles of both languages, texts, traits and types, whatever the accents", () => {
    expect(find("hrabia")).toEqual(["dooku"]);
    expect(find("count")).toEqual(["dooku"]);
    expect(find("ZETON")).toEqual(["yoda"]);
    expect(find("pojazd")).toEqual(["x-wing"]);
    expect(find("uzytkownik")).toEqual(["yoda", "dooku"]);
    expect(find("ulepszenie")).toEqual(["saber"]);
    expect(find("obraż -wrogiej")).toEqual(["saber"]);
    expect(find("nichts")).toEqual([]);
  });

  test("exactly only as whole words in that order", () => {
    expect(find("wrog")).toEqual(["x-wing", "dooku"]);
    expect(find('"wroga"')).toEqual(["dooku"]);
    expect(find('"jednostka wroga"')).toEqual(["dooku"]);
    expect(find('"wroga jednostka"')).toEqual([]);
  });

  test("in a title before a text", () => {
    expect(find("ulepsz")).toEqual(["saber"]);
    expect(find("mi")).toEqual(["saber"]);
    expect(find("kar")).toEqual(["yoda", "saber"]);
    expect(find("do")).toEqual(["dooku"]);
  });
});

describe("facts are found", () => {
  test("by the words of the reader and of the data", () => {
    expect(find("cecha:pojazd")).toEqual(["x-wing"]);
    expect(find("trait:vehicle")).toEqual(["x-wing"]);
    expect(find("-trait:vehicle cost=2")).toEqual(["dooku"]);
    expect(find("traits=moc")).toEqual([]);
    expect(find("traits:mocy,broń")).toEqual(["yoda", "saber", "dooku"]);
    expect(find("title:x")).toEqual(["x-wing"]);
    expect(find("text:karty")).toEqual(["yoda"]);
    expect(find("type!=unit")).toEqual(["saber"]);
  });

  test("by numbers, ranges, one number of several, and how many words there are", () => {
    expect(find("cost<3")).toEqual(["x-wing", "dooku"]);
    expect(find("cost>=2 cost!=2")).toEqual(["yoda"]);
    expect(find("cost:2-4")).toEqual(["yoda", "x-wing", "dooku"]);
    expect(find("cost:x")).toEqual(["saber"]);
    expect(find("points>12")).toEqual(["yoda"]);
    expect(find("traits>1")).toEqual(["yoda", "dooku"]);
  });

  test("what no card has, and a number that is none, are said, and the rest is still found", () => {
    const found = search(index, { ...EVERYTHING, q: "cecha:pojzd cost<drogi yoda" });
    expect(found.entries.map((entry) => entry.id)).toEqual(["yoda"]);
    expect(found.problems).toEqual([
      { what: "no-value", part: "pojzd", field: "Cechy", nearest: "Pojazd" },
      { what: "no-number", part: "drogi", field: "Koszt" },
    ]);
  });
});

describe("filters", () => {
  const facet = (field: string, wanted: Partial<Search> = {}) =>
    search(index, { ...EVERYTHING, ...wanted })
      .facets.find((one) => one.field.id === field)
      ?.values.map(({ text, count }) => `${text} ${count}`);

  test("are the fields whose values repeat", () => {
    expect(index.filters.map((one) => one.field.id)).toEqual(["type", "traits"]);
  });

  test("count what choosing a value would find, in the reader's words", () => {
    expect(facet("type")).toEqual(["jednostka 3", "ulepszenie 1"]);
    expect(facet("traits", { q: "cost<3" })).toEqual(["Broń 0", "Pojazd 1", "Postać 1", "Użytkownik Mocy 1"]);
    const chosen = { traits: ["Vehicle"] };
    expect(facet("traits", { chosen })).toEqual(["Broń 1", "Pojazd 1", "Postać 2", "Użytkownik Mocy 2"]);
    expect(facet("type", { chosen })).toEqual(["jednostka 1", "ulepszenie 0"]);
    expect(find("", { chosen: { traits: ["Vehicle", "Weapon"], type: ["unit"] } })).toEqual(["x-wing"]);
  });
});

test("cards are sorted by title and by numbers, those without one last", () => {
  expect(find("", { sort: "title" })).toEqual(["dooku", "saber", "x-wing", "yoda"]);
  expect(find("", { sort: "cost" })).toEqual(["x-wing", "dooku", "yoda", "saber"]);
  expect(find("", { sort: "-cost" })).toEqual(["yoda", "x-wing", "dooku", "saber"]);
});

test("three thousand cards are searched while one types", () => {
  const [catalogue, library]: [Catalogue, LibraryFacts] = [{}, { ...LIBRARY, facts: {}, titles: {} }];
  const ids = Object.keys(CATALOGUE);
  for (let n = 0; n < 3000; n++) {
    const like = ids[n % ids.length]!;
    catalogue[`${like}-${n}`] = {
      ...CATALOGUE[like]!,
      id: `${like}-${n}`,
      text: `${CATALOGUE[like]!.text} ${"słowo ".repeat(30)}${n}`,
    };
    library.facts[`${like}-${n}`] = { ...LIBRARY.facts[like]!, cost: [n % 9] };
    library.titles[`${like}-${n}`] = `${LIBRARY.titles[like]} ${n}`;
  }
  const clock = () => process.cpuUsage().user / 1000; // of the processor: other work on the machine does not count
  const begun = clock();
  const large = makeIndex("made-up", catalogue, library, "pl");
  const made = clock();
  const queries = ["obrażenia", 'cost<3 trait:vehicle "wrogiej jednostce"', "słowo -yoda koszt>=4", ""];
  const found = queries.map((q) => search(large, { ...EVERYTHING, q }).entries.length);
  const each = (clock() - made) / queries.length;
  console.log(`3000 cards: index ${(made - begun).toFixed(0)} ms, a search ${each.toFixed(1)} ms`);
  expect(found).toEqual([750, 251, 1248, 3000]);
});
