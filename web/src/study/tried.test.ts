import { expect, test } from "vitest";
import { drawn, key, knownMoves, oddsFor, partAt, pointsOf, type TriedLine } from "./tried";

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

test("what is known of a point is known of every line that comes by", () => {
  expect(pointsOf({ choices: [1, 2], odds: [0.5, undefined, 0.25] })).toEqual([
    ["", 0.5],
    ["1,2", 0.25],
  ]);
});

test("the moves of a line are those up to where it was last looked at", () => {
  const known = new Map([line(1), line(2, 3)].map((one) => [key(one.choices), one.moves]));
  expect(knownMoves(known, [1, 7])).toEqual(line(1).moves);
  expect(knownMoves(known, [2, 3])).toEqual(line(2, 3).moves);
  expect(knownMoves(known, [3])).toEqual([]);
});

test("two lines part where their choices differ", () => {
  expect(partAt(line(1, 2, 3), line(1, 2, 4))).toBe(2);
  expect(partAt(line(1), line(1, 2))).toBe(1);
});

test("odds that are not known yet are not drawn", () => {
  expect(drawn([0.5, undefined, 0.25], 2, 100, 40)).toBe("0.0,20.0 100.0,30.0");
});
