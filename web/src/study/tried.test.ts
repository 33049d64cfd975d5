import { expect, test } from "vitest";
import { drawn, oddsFor, partAt, stepBack, type TriedLine, withOdds } from "./tried";

const line = (...choices: number[]): TriedLine => ({
  choices,
  moves: choices.map((choice) => ({ seat: 0, text: `move ${choice}` })),
  odds: [0.5, ...choices.map(() => 0.25)],
});

test("what the best option promises is its player's, and the rest the other's; a team shares it", () => {
  const odds = { asked: 1, options: [{ text: "strike", percent: 70 }] };
  expect(oddsFor(1, odds, false)).toBe(0.7);
  expect(oddsFor(0, odds, false)).toBe(0.3);
  expect(oddsFor(0, odds, true)).toBe(0.7);
  expect(oddsFor(0, { asked: 0, options: [] }, false)).toBeUndefined();
});

test("a step back takes the last move, and the odds after it", () => {
  expect(stepBack(line(1, 2))).toEqual(line(1));
  expect(stepBack(line())).toEqual({ choices: [], moves: [], odds: [] });
});

test("two lines part where their choices differ", () => {
  expect(partAt(line(1, 2, 3), line(1, 2, 4))).toBe(2);
  expect(partAt(line(1), line(1, 2))).toBe(1);
});

test("odds that are not known yet are not drawn", () => {
  expect(drawn(withOdds(line(1, 2), 1, undefined).odds, 2, 100, 40)).toBe("0.0,20.0 100.0,30.0");
});
