import { expect, test } from "vitest";
import { queryOf, searchOf, toggled } from "./address";

const FIELDS = ["type", "traits"].map((id) => ({ id, text: id, names: [id] }));
const SEARCH = {
  q: 'koszt<3 "wroga"',
  chosen: { traits: ["Force User", "Vehicle"], type: ["unit"] },
  sort: "-cost",
};

test("what is looked for comes back from the address it was written to", () => {
  const written = queryOf(SEARCH, { table: "abc", none: null });
  expect(searchOf(new URLSearchParams(written), FIELDS)).toEqual(SEARCH);
  expect(written).toContain("table=abc");
  expect(queryOf({ q: "", chosen: {}, sort: "" })).toBe("");
});

test("an address with fields that are none is read without them", () => {
  expect(searchOf(new URLSearchParams("?q=x&colour=blue"), FIELDS)).toEqual({ q: "x", chosen: {}, sort: "" });
});

test("a value is chosen, and no longer", () => {
  const one = toggled({ q: "", chosen: {}, sort: "" }, "type", "unit");
  expect(one.chosen).toEqual({ type: ["unit"] });
  expect(toggled(toggled(one, "type", "event"), "type", "unit").chosen).toEqual({ type: ["event"] });
  expect(toggled(one, "type", "unit").chosen).toEqual({});
});
