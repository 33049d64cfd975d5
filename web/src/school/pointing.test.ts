import { describe, expect, it } from "vitest";
import { isInTheWay } from "./pointing";

/** As a browser measures: what is asked of it is no property of its own. */
const measured = (left: number, right: number, top: number, bottom: number) =>
  Object.create({ left, right, top, bottom }) as Parameters<typeof isInTheWay>[0];

const piece = (x: number, y: number) => measured(x - 30, x + 30, y - 20, y + 20);
const board = measured(0, 390, 100, 700);
const guide = measured(10, 380, 100, 240);

describe("a guide over a small board", () => {
  it("stays above where it lies on nothing that is meant", () => {
    expect(isInTheWay(guide, board, [])).toBe(false);
    expect(isInTheWay(guide, board, [piece(195, 400)])).toBe(false);
    expect(isInTheWay(guide, board, [piece(195, 650)])).toBe(false);
  });

  it("goes below where it would lie on what is meant", () => {
    expect(isInTheWay(guide, board, [piece(195, 150)])).toBe(true);
    expect(isInTheWay(guide, board, [piece(195, 250)])).toBe(true); // a part of it
  });

  it("goes where it covers less", () => {
    const both = [piece(50, 150), piece(195, 160), piece(195, 650)];
    expect(isInTheWay(guide, board, both)).toBe(true);
    expect(isInTheWay(guide, board, both.slice(1))).toBe(false);
  });
});
