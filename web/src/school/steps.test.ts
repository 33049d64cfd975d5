import { describe, expect, it } from "vitest";
import type { LessonStep, View } from "../net/protocol";
import { isAsked, isMeant, pointedAt } from "./steps";

const view = {
  cards: { 3: { id: "luke-skywalker" }, 7: { id: "darth-vader" } },
  decision: { number: 1, kind: "attackers", options: [] },
} as unknown as View;

const step: LessonStep = {
  id: "attack",
  step: 1,
  text: "Attack with Luke.",
  wrong: "Luke is the one.",
  expect: { kind: "attackers", verb: "attack", card: "luke-skywalker", target: "", number: 0 },
  point: ["darth-vader"],
};

describe("a step of a lesson", () => {
  it("waits for the move it names, and for no other", () => {
    expect(isMeant(step.expect!, ["attack", 3, 0, 0], view)).toBe(true);
    expect(isMeant(step.expect!, ["attack", 7, 0, 0], view)).toBe(false);
    expect(isMeant(step.expect!, ["done", 0, 0, 0], view)).toBe(false);
  });

  it("is about one kind of question only", () => {
    expect(isAsked(step, view)).toBe(true);
    expect(isAsked({ ...step, expect: { ...step.expect!, kind: "engage" } }, view)).toBe(false);
    expect(isAsked({ ...step, expect: null }, view)).toBe(false);
  });

  it("points at the pieces it names", () => {
    expect(pointedAt(step, view).sort()).toEqual([3, 7]);
    expect(pointedAt(undefined, view)).toEqual([]);
  });

  it("points at whatever its move can be made with", () => {
    const free = { ...step, point: [], expect: { ...step.expect!, card: "" } };
    const options = [
      ["attack", 7, 0, 0],
      ["done", 0, 0, 0],
    ];
    const asked = { ...view, decision: { ...view.decision, options } } as unknown as View;
    expect(pointedAt(free, asked)).toEqual([7]);
  });
});
