import { describe, expect, it } from "vitest";
import { belonging, type Picked } from "./trail";

const pick = (label: string, kind: string, more: Partial<Picked> = {}): Picked => ({
  label,
  kind,
  card: 0,
  id: "",
  opened: false,
  ended: false,
  ...more,
});
const shown = (picks: Picked[], kind: string, opens = false) =>
  belonging(picks, { kind, opens }).map(({ label }) => label);

describe("what has been picked", () => {
  const play = pick("Play Red Five", "action", { opened: true });
  const pay = pick("Generate 1", "pay");

  it("is shown for the action it belongs to, to its last question", () => {
    expect(shown([play], "pay")).toEqual(["Play Red Five"]);
    expect(shown([play, pay], "pay")).toEqual(["Play Red Five", "Generate 1"]);
  });

  it("is left out where it answered another question on the way", () => {
    const engage = pick("Engage", "engage", { opened: true });
    const attack = pick("Attack with Luke", "attackers");
    expect(shown([play, pay], "enhance")).toEqual(["Play Red Five"]);
    expect(shown([engage, attack, pick("Place Yoda", "edge")], "edge")).toEqual(["Engage", "Place Yoda"]);
  });

  it("is gone when the next action is asked for, or a reaction to it", () => {
    expect(shown([play, pay], "action", true)).toEqual([]);
    expect(shown([play, pay], "reaction", true)).toEqual([]);
  });

  it("does not come back with a later action", () => {
    const second = pick("Play Twi'lek", "action", { opened: true });
    expect(shown([play, pay, second], "pay")).toEqual(["Play Twi'lek"]);
  });

  it("is a series of answers to the same question", () => {
    const picks = [pick("Put back A", "mulligan"), pick("Put back B", "mulligan")];
    expect(shown(picks, "mulligan")).toEqual(["Put back A", "Put back B"]);
    expect(shown(picks, "battlefield")).toEqual([]);
    expect(shown([pick("Return C", "return objective")], "mulligan")).toEqual([]);
  });

  it("ends with what was done", () => {
    const attack = pick("Attack with Luke", "attackers");
    const done = pick("Done", "attackers", { ended: true });
    const engage = pick("Engage", "engage", { opened: true });
    expect(shown([engage, attack], "attackers")).toEqual(["Engage", "Attack with Luke"]);
    expect(shown([engage, attack, done], "strike")).toEqual([]);
  });

  it("is nothing where nothing is asked", () => {
    expect(belonging([play], null)).toEqual([]);
  });
});
