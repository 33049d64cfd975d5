import { expect, it } from "vitest";
import { breakable, lettersOf, smallTitleSize, titleSize, wordsOf } from "./fit";

/** Letters of 11 px that have room on a card of 64. */
const FITS = 9;

it("a short title is written large, on one line or two", () => {
  expect(titleSize("Yoda", 70)).toBe(9.2);
  expect(titleSize("Luke Skywalker", 70)).toBe(9.2);
});

it("a long title is written smaller, so that all of it fits", () => {
  const long = titleSize("Egy nagyon hosszú cím, amelyik sehol sem fér el", 70);
  expect(long).toBeLessThan(7.2);
  expect(long).toBeGreaterThanOrEqual(5);
});

it("the longest word decides too: no word is broken", () => {
  expect(titleSize("Rzeczpospolitanizowanie", 70)).toBeLessThan(titleSize("Rzecz pospolita nizowanie", 70));
});

it("less room makes it smaller", () => {
  expect(titleSize("Heavy Blaster Emplacement", 40)).toBeLessThan(titleSize("Heavy Blaster Emplacement", 84));
});

it("on a small card one line is written larger than two, and still fits", () => {
  expect(smallTitleSize("Nazdreg", 88)).toBe(15);
  expect(smallTitleSize("Captain Cato Sicarius", 88)).toBe(titleSize("Captain Cato Sicarius", 88, 12));
  const size = smallTitleSize("Holy Sepulchre", 88);
  expect(size).toBeGreaterThan(12);
  expect("Holy Sepulchre".length * size * 0.5).toBeLessThanOrEqual(88);
});

const broken = (word: string, language: string) => breakable(word, language).replaceAll("\u00ad", "-");

it("only long words may be broken, and between syllables", () => {
  expect(broken("Yoda", "en")).toBe("Yoda");
  expect(broken("Reconnaissance", "en")).toBe("Re-con-nais-sance");
  expect(broken("Stormtrooper", "en")).toBe("Storm-troo-per");
  expect(broken("Guardsman", "en")).toBe("Guards-man");
  expect(broken("Company", "en")).toBe("Com-pany");
});

it("a word of two long ones is broken between them", () => {
  expect(wordsOf("Fortress-Monastery")).toEqual(["Fortress-", "Monastery"]);
  expect(wordsOf("Obi-Wan Kenobi's X-wing")).toEqual(["Obi-Wan ", "Kenobi's ", "X-wing"]);
});

it("and as its language wants: two letters that are one sound stay together", () => {
  expect(broken("zewnętrznych", "pl")).toBe("zew-nętrz-nych");
  expect(broken("Szturmowiec", "pl")).toBe("Sztur-mo-wiec");
  expect(broken("Deszczowy", "pl")).toBe("Desz-czowy");
  expect(broken("fénykardja", "hu")).toBe("fény-kardja");
  expect(broken("Rohamosztagos", "hu")).toBe("Ro-ha-mosz-ta-gos");
  expect(broken("Skywalkerek", "hu")).toBe("Sky-wal-ke-rek");
});

it("no part of a word of any title is too long for the smallest card", () => {
  const titles = import.meta.glob<Record<string, string>>(
    "../../../zeton/games/*/sets/*/text/*/titles.json",
    {
      eager: true,
      import: "default",
    },
  );
  const long: string[] = [];
  for (const [path, found] of Object.entries(titles)) {
    const language = path.split("/").at(-2)!;
    for (const title of Object.values(found))
      for (const word of title.split(/\s+|(?<=-)/))
        if (
          broken(word, language)
            .split("-")
            .some((part) => part.length > FITS)
        )
          long.push(broken(word, language));
  }
  expect(long).toEqual([]);
});

it("knows how many letters a line needs for a title to take so many lines", () => {
  expect(lettersOf("Obi-Wan Kenobi's Lightsaber", 1)).toBe(28);
  expect(lettersOf("Obi-Wan Kenobi's Lightsaber", 2)).toBe(17);
  expect(lettersOf("Camouflage", 2)).toBe(10);
  expect(lettersOf("Veteran Stormtrooper", Number.POSITIVE_INFINITY)).toBe(12);
});
