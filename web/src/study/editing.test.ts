import { describe, expect, it } from "vitest";
import { addPiece, at, movePiece, piecesAt, put, removePiece, setToken, tokenOn } from "./editing";

const POSITION = {
  light: { units: ["Luke Skywalker", { card: "Red Five", focus: 1, damage: 2 }], hand: ["Yoda"] },
  turn: "light",
};

describe("a position that is edited", () => {
  it("is a new one, and the old one stays as it was", () => {
    const before = JSON.stringify(POSITION);
    expect(put(POSITION, ["dial"], 4)).toEqual({ ...POSITION, dial: 4 });
    expect(put(POSITION, ["turn"], undefined)).toEqual({ light: POSITION.light });
    expect(at(put(POSITION, ["dark", "hand"], ["Force Choke"]), ["dark", "hand"])).toEqual(["Force Choke"]);
    expect(JSON.stringify(POSITION)).toBe(before);
  });

  it("gets a card and loses one; an empty place is not written", () => {
    expect(piecesAt(addPiece(POSITION, ["dark", "units"], "Darth Vader"), ["dark", "units"])).toEqual([
      "Darth Vader",
    ]);
    expect(at(removePiece(POSITION, ["light", "hand"], 0), ["light", "hand"])).toBeUndefined();
  });

  it("moves a card with what may lie on it there", () => {
    const hand = movePiece(POSITION, ["light", "units"], 1, { path: ["light", "hand"], tokens: [] });
    expect(at(hand, ["light", "hand"])).toEqual(["Yoda", "Red Five"]);
    const other = { path: ["light", "objectives"], tokens: [{ name: "damage" }] };
    expect(at(movePiece(POSITION, ["light", "units"], 1, other), ["light", "objectives"])).toEqual([
      { card: "Red Five", damage: 2 },
    ]);
  });

  it("has tokens laid on a card, and taken off again", () => {
    const units = ["light", "units"];
    const hurt = setToken(POSITION, units, 0, "damage", 1, false);
    expect(at(hurt, units)).toEqual([{ card: "Luke Skywalker", damage: 1 }, POSITION.light.units[1]]);
    expect(setToken(hurt, units, 0, "damage", 0, false)).toEqual(POSITION);
    const committed = setToken(POSITION, units, 0, "committed", 1, true);
    expect(tokenOn(piecesAt(committed, units)[0]!, "committed")).toBe(1);
    expect(piecesAt(committed, units)[0]).toEqual({ card: "Luke Skywalker", committed: true });
  });

  it("has cards laid on a card, which is its title again when they are gone", () => {
    const on = ["light", "units", 0, "enhancements"];
    const armed = addPiece(POSITION, on, "Jedi Lightsaber");
    expect(at(armed, ["light", "units", 0])).toEqual({
      card: "Luke Skywalker",
      enhancements: ["Jedi Lightsaber"],
    });
    expect(removePiece(armed, on, 0)).toEqual(POSITION);
    const objectives = { path: ["light", "objectives"], tokens: [], borne: [{ entry: "enhancements" }] };
    expect(at(movePiece(armed, ["light", "units"], 0, objectives), ["light", "objectives"])).toEqual([
      { card: "Luke Skywalker", enhancements: ["Jedi Lightsaber"] },
    ]);
  });

  it("reaches into lists", () => {
    const jedi = { jedi: [{ jedi: "Yoda", squad: ["Rex"] }] };
    expect(addPiece(jedi, ["jedi", 0, "squad"], "Cody")).toEqual({
      jedi: [{ jedi: "Yoda", squad: ["Rex", "Cody"] }],
    });
  });
});
