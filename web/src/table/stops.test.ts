import { expect, it } from "vitest";
import type { AutoPass } from "../net/protocol";
import { passed, stops, turnStop } from "./stops";

const none: AutoPass = { skips: [], until: "" };

it("asks everywhere unless told otherwise", () => {
  expect(stops(none, "draw", "action", "own")).toBe(true);
  expect(passed(none, "draw")).toBe("none");
});

it("lifts one stop and sets it again", () => {
  const lifted = turnStop(none, "draw", "action", "other");
  expect(stops(lifted, "draw", "action", "other")).toBe(false);
  expect(stops(lifted, "draw", "action", "own")).toBe(true);
  expect(stops(lifted, "refresh", "action", "other")).toBe(true);
  expect(passed(lifted, "draw")).toBe("some");
  expect(turnStop(lifted, "draw", "action", "other").skips).toEqual([]);
});

it("understands stars", () => {
  const all: AutoPass = { skips: [{ phase: "*", kind: "*", whose: "*" }], until: "" };
  expect(passed(all, "force")).toBe("all");
});
