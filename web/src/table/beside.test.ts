import { expect, it } from "vitest";
import { beside } from "./beside";

const SCREEN = { width: 1280, height: 720 };
const CARD = { width: 280, height: 400 };

it("stands at the right of what it explains, and at its left where the screen ends", () => {
  const left = { left: 200, top: 300, width: 80, height: 100 };
  expect(beside(left, CARD, SCREEN, [])).toEqual({ left: 294, top: 150 });
  const right = { left: 1150, top: 300, width: 80, height: 100 };
  expect(beside(right, CARD, SCREEN, [])).toEqual({ left: 856, top: 150 });
});

it("is on the screen, whatever it explains", () => {
  const corner = { left: 1240, top: 690, width: 30, height: 20 };
  expect(beside(corner, CARD, SCREEN, [])).toEqual({ left: 946, top: 306 });
});

it("hides nothing of what is pointed at: a line of the log is explained on the log, below it or above it", () => {
  const planet = { left: 760, top: 200, width: 170, height: 300 };
  const high = { left: 980, top: 180, width: 90, height: 18 };
  expect(beside(high, CARD, SCREEN, [planet])).toEqual({ left: 986, top: 212 });
  const low = { left: 1060, top: 600, width: 90, height: 18 };
  expect(beside(low, CARD, SCREEN, [planet])).toEqual({ left: 965, top: 186 });
});

it("hides as little as it can where there is room nowhere", () => {
  const wide = { left: 0, top: 0, width: 1000, height: 720 };
  const line = { left: 1010, top: 350, width: 200, height: 18 };
  const { left } = beside(line, CARD, SCREEN, [wide]);
  expect(left).toBe(986);
});
