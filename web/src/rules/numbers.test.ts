import { expect, test } from "vitest";
import { chapterOf, splitNumbers } from "./numbers";

test("numbers of rules and rulings are found in a sentence", () => {
  expect(splitNumbers("By R7.2, and by A22 (R13).")).toEqual([
    "By ",
    { rule: "R7.2" },
    ", and by ",
    { rule: "A22" },
    " (",
    { rule: "R13" },
    ").",
  ]);
});

test("rulings have numbers beyond a hundred", () => {
  expect(splitNumbers("See A103.")).toEqual(["See ", { rule: "A103" }, "."]);
});

test("names that look like numbers are left alone", () => {
  for (const name of ["R2-D2 rolls", "an A-Wing", "the A280 blaster", "AR15"])
    expect(splitNumbers(name)).toEqual([name]);
});

test("a rule is in the chapter of its first number", () => {
  expect(chapterOf("R7.12")).toBe("R7");
  expect(chapterOf("DB10")).toBe("DB");
  expect(chapterOf("A22")).toBe("A");
});
