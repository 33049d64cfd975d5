import { expect, test } from "vitest";
import { percent, verdict } from "./card";

test("few games say nothing, and an interval around one half may be chance", () => {
  expect(verdict({ games: 0, won: 0, least: 0, most: 1 })).toEqual({ kind: "none", even: false });
  expect(verdict({ games: 3, won: 3, least: 0.44, most: 1 })).toEqual({ kind: "few", even: true });
  expect(verdict({ games: 40, won: 20, least: 0.35, most: 0.65 })).toEqual({ kind: "share", even: true });
  expect(verdict({ games: 400, won: 260, least: 0.6, most: 0.7 })).toEqual({ kind: "share", even: false });
  expect(percent(0.666)).toBe(67);
});
