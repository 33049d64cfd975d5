import { expect, test } from "vitest";
import { movedTo } from "./grid";

test("arrows go from card to card and stop at the edges", () => {
  expect(movedTo("ArrowRight", 0, 4, 10)).toBe(1);
  expect(movedTo("ArrowLeft", 0, 4, 10)).toBeNull();
  expect(movedTo("ArrowDown", 1, 4, 10)).toBe(5);
  expect(movedTo("ArrowUp", 2, 4, 10)).toBeNull();
  expect(movedTo("ArrowUp", 6, 4, 10)).toBe(2);
  expect(movedTo("End", 2, 4, 10)).toBe(9);
  expect(movedTo("Home", 2, 4, 10)).toBe(0);
});

test("whoever goes down above the gap of the last row comes to the last card", () => {
  expect(movedTo("ArrowDown", 7, 4, 10)).toBe(9);
  expect(movedTo("ArrowDown", 9, 4, 10)).toBeNull();
  expect(movedTo("PageDown", 1, 4, 10)).toBe(9);
  expect(movedTo("PageUp", 9, 4, 10)).toBe(1);
});

test("other keys lead nowhere", () => {
  expect(movedTo("x" as never, 0, 4, 10)).toBeNull();
});
