import { expect, test } from "vitest";
import { points, proven, through, timeLeft } from "./trial";

test("a gain has its sign, and none where it rounds to nothing", () => {
  expect([0.123, -0.08, 0.004, -0.004].map(points)).toEqual(["+12", "−8", "0", "0"]);
});

test("only an interval without nothing in it proves anything", () => {
  expect(proven({ least: 0.01, most: 0.2 })).toBe("more");
  expect(proven({ least: -0.2, most: -0.01 })).toBe("less");
  expect(proven({ least: -0.1, most: 0.1 })).toBe("");
});

test("what is left is told in minutes, and at the end in seconds", () => {
  expect(timeLeft(61)).toEqual({ minutes: 2, seconds: 0 });
  expect(timeLeft(12.4)).toEqual({ minutes: 0, seconds: 12 });
  expect(timeLeft(0.1)).toEqual({ minutes: 0, seconds: 1 });
});

test("a line goes over the whole width, and its highest value is at the top", () => {
  expect(through([0, 2, 4], 3, 4, 100, 40)).toBe("0.0,40.0 50.0,20.0 100.0,0.0");
  expect(through([1], 1, 1, 100, 40)).toBe("0.0,0.0");
});
