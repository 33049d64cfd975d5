import { expect, it } from "vitest";
import { breakable, lettersOf, titleSize } from "./fit";

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

it("only long words may be broken, and between syllables", () => {
  const broken = (word: string) => breakable(word).replaceAll("\u00ad", "-");
  expect(broken("Yoda")).toBe("Yoda");
  expect(broken("Reconnaissance")).toBe("Re-con-nais-sance");
  expect(broken("Stormtrooper")).toBe("Storm-troo-per");
  expect(broken("Guardsman")).toBe("Guards-man");
});

it("knows how many letters a line needs for a title to take so many lines", () => {
  expect(lettersOf("Obi-Wan Kenobi's Lightsaber", 1)).toBe(28);
  expect(lettersOf("Obi-Wan Kenobi's Lightsaber", 2)).toBe(17);
  expect(lettersOf("Camouflage", 2)).toBe(10);
  expect(lettersOf("Veteran Stormtrooper", Number.POSITIVE_INFINITY)).toBe(12);
});
