import { describe, expect, it } from "vitest";
import { NO_TRAY, type TrayRules } from "../boards/tray";
import type { View } from "../net/protocol";
import { aboutOf, cardSize, trayOf } from "./tray";

const RULES: TrayRules = {
  places: ["hand", "units"],
  shown: ["looked_at", "chosen"],
  about: ["being_played"],
  hands: ["mulligan"],
};

const view = (zones: View["zones"]): View => ({
  game: "any",
  seat: 0,
  waiting_for: 0,
  decision: null,
  outcome: null,
  zones: { hand: [[1, 2], [null]], units: [[3], [4]], ...zones },
  cards: {},
});
const asked = (kind: string, opens = false) => ({ kind, opens });

describe("a tray", () => {
  it("is not laid for what lies in sight", () => {
    expect(trayOf(view({}), asked("action", true), [1, 3, 4], RULES)).toBeNull();
    expect(trayOf(view({ discard: [[9], []] }), asked("target"), [4], RULES)).toBeNull();
  });

  it("is not laid for somebody who is not asked, or by a board that draws everything", () => {
    expect(trayOf(view({ looked_at: [[5], []] }), null, [], RULES)).toBeNull();
    expect(trayOf(view({ looked_at: [[5], []] }), asked("search"), [5], NO_TRAY)).toBeNull();
  });

  it("shows everything that is looked at, also what cannot be chosen", () => {
    const tray = trayOf(view({ looked_at: [[5, 6, 7], []] }), asked("search"), [6], RULES);
    expect(tray).toEqual({ groups: [{ zone: "looked_at", holder: 0, cards: [5, 6, 7] }], due: true });
  });

  it("shows a revealed hand whole, and of a pile what can be chosen", () => {
    const revealed = view({
      hand: [
        [1, 2],
        [8, 9],
      ],
      discard: [[10, 11], []],
    });
    expect(trayOf(revealed, asked("discard from hand"), [9], RULES)?.groups).toEqual([
      { zone: "hand", holder: 1, cards: [8, 9] },
    ]);
    expect(trayOf(revealed, asked("choose"), [11], RULES)?.groups).toEqual([
      { zone: "discard", holder: 0, cards: [11] },
    ]);
  });

  it("shows the own hand where the question is about it", () => {
    const tray = trayOf(view({}), asked("mulligan"), [], RULES);
    expect(tray).toEqual({ groups: [{ zone: "hand", holder: 0, cards: [1, 2] }], due: true });
  });

  it("waits to be opened where most of what can be done lies on the board", () => {
    const tray = trayOf(view({ discard: [[10], []] }), asked("action", true), [1, 3, 10], RULES);
    expect(tray).toEqual({ groups: [{ zone: "discard", holder: 0, cards: [10] }], due: false });
  });

  it("takes the hand in where one chooses from it and from elsewhere", () => {
    const tray = trayOf(view({ discard: [[10], []] }), asked("put into play"), [1, 10], RULES);
    expect(tray?.due).toBe(true);
    expect(tray?.groups.map(({ zone }) => zone)).toEqual(["discard", "hand"]);
  });
});

it("shows what a question is about beside it, unless it is laid out", () => {
  const table = view({ being_played: [[20], []] });
  expect(aboutOf(table, RULES, null)).toEqual([20]);
  const tray = trayOf(table, asked("order"), [20], RULES);
  expect(aboutOf(table, RULES, tray)).toEqual([]);
});

describe("cards in a tray", () => {
  it("are as large as the room allows, and never too small to be read", () => {
    expect(cardSize(4, { width: 1000, height: 480 }, 160, 12)).toEqual({ width: 241, columns: 4 });
    expect(cardSize(1, { width: 1000, height: 900 }, 160, 12)).toEqual({ width: 250, columns: 1 });
    expect(cardSize(6, { width: 366, height: 560 }, 110, 6)).toEqual({ width: 118, columns: 3 });
    expect(cardSize(7, { width: 816, height: 220 }, 110, 6)).toEqual({ width: 111, columns: 7 });
    expect(cardSize(5, { width: 1060, height: 620 }, 160, 12)).toEqual({ width: 202, columns: 5 });
    expect(cardSize(7, { width: 940, height: 500 }, 160, 12)).toEqual({ width: 174, columns: 4 });
    expect(cardSize(40, { width: 900, height: 480 }, 160, 12)).toEqual({ width: 160, columns: 5 });
  });
});
