import { describe, expect, it } from "vitest";
import { ALL, isOf, poolOf, setsOf } from "./pool";

const set = (id: string, playing: number) => ({ id, name: id, cycle: "", cards: 10, playing });
const SETS = [set("core", 10), set("hoth", 3), set("endor", 0)];

describe("a pool", () => {
  it("is all sets from which anything plays, or those that are named", () => {
    expect(poolOf(["core", "hoth"], SETS)).toBe(ALL);
    expect(poolOf(["core"], SETS)).toBe("core");
    expect(setsOf("core, hoth", SETS)).toEqual(["core", "hoth"]);
    expect(setsOf(ALL, SETS)).toEqual(["core", "hoth", "endor"]);
  });

  it("has a deck if it has one of each list of sets the deck names", () => {
    const deck = { sets: [["core"], ["hoth", "endor"]] };
    expect(isOf(deck, ALL)).toBe(true);
    expect(isOf(deck, "core,endor")).toBe(true);
    expect(isOf(deck, "core")).toBe(false);
  });
});
