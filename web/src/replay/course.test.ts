import { expect, it } from "vitest";
import type { Course } from "../net/protocol";
import { apart, areaOf, askedStep, byTurns, lineOf, nextTurn, spreadOut, turnAt, turnBefore } from "./course";

const turns = [4, 10, 10, 18].map((step, n) => ({ step, text: `Turn ${n + 1}` }));
const standings = [
  { step: 0, shares: [0.5, 0.5] },
  { step: 9, shares: [0.75, 0.25] },
  { step: 20, shares: [1, 0] },
];
const course: Course = { mine: 0, together: false, turns, standings, plays: [] };

it("draws steps from left to right and a won game at the top", () => {
  expect(lineOf(standings, 0, 20, 200, 100)).toBe("M0 50L90 25L200 0");
  expect(lineOf(standings, 1, 20, 200, 100)).toBe("M0 50L90 75L200 100");
  expect(areaOf(standings, 0, 20, 200, 100)).toBe("M0 50L90 25L200 0L200 50L0 50Z");
  expect(areaOf([], 0, 20, 200, 100)).toBe("");
});

it("draws a game without a single step", () => {
  expect(lineOf([{ step: 0, shares: [0, 1] }], 1, 0, 200, 100)).toBe("M0 0");
});

it("goes from turn to turn, and to the ends of the game", () => {
  expect(nextTurn(turns, 0, 20)).toBe(4);
  expect(nextTurn(turns, 4, 20)).toBe(10);
  expect(nextTurn(turns, 10, 20)).toBe(18);
  expect(nextTurn(turns, 18, 20)).toBe(20);
  expect(turnBefore(turns, 20)).toBe(18);
  expect(turnBefore(turns, 11)).toBe(10);
  expect(turnBefore(turns, 10)).toBe(4);
  expect(turnBefore(turns, 4)).toBe(0);
});

it("says which turn a step belongs to", () => {
  expect([0, 4, 9, 10, 20].map((step) => turnAt(turns, step))).toEqual([0, 1, 1, 3, 4]);
});

it("says how it stood when each turn began, and at the end", () => {
  expect(byTurns(course, 0)).toEqual([0.5, 0.75, 0.75, 0.75, 1]);
  expect(byTurns(course, 1)).toEqual([0.5, 0.25, 0.25, 0.25, 0]);
});

it("keeps the marks of plays that lie together off each other", () => {
  const far = [
    { x: 0, y: 50 },
    { x: 40, y: 50 },
  ];
  expect(spreadOut(far, 18, 96)).toEqual(far);
  const [first, second] = spreadOut([far[0]!, { x: 6, y: 44 }], 18, 96);
  expect(first).toEqual(far[0]);
  expect(second).toEqual({ x: 6, y: 32 });
  const marks = spreadOut(
    [90, 92, 94].map((y) => ({ x: 10, y })),
    18,
    96,
  );
  expect(marks.map(({ y }) => y)).toEqual([90, 72, 54]);
});

it("numbers turns that are far enough apart", () => {
  expect([...apart([0, 10, 16, 31, 33, 50], 16)]).toEqual([0, 2, 4, 5]);
  expect([...apart([5, 5], 1)]).toEqual([0]);
  expect([...apart([], 16)]).toEqual([]);
});

it("opens at the end, at a step, or at a turn", () => {
  expect(askedStep("", turns, 20)).toBe(20);
  expect(askedStep("?step=7", turns, 20)).toBe(7);
  expect(askedStep("?step=70", turns, 20)).toBe(20);
  expect(askedStep("?step=-3", turns, 20)).toBe(0);
  expect(askedStep("?step=x", turns, 20)).toBe(20);
  expect(askedStep("?turn=2", turns, 20)).toBe(10);
  expect(askedStep("?turn=9", turns, 20)).toBe(20);
  expect(askedStep("?turn=2", null, 20)).toBe(20);
});
