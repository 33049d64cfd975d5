import { expect, test } from "vitest";
import { readSide } from "../../cards/dice";
import type { LogLine } from "../../net/protocol";
import { apartOf, type DestinyView, inOrder, promise, rolled, sideOf } from "./layout";

const view: DestinyView = {
  game: "destiny",
  seat: 0,
  waiting_for: 0,
  decision: null,
  outcome: null,
  round: 2,
  phase: "action",
  active: 0,
  battlefield: 3,
  claimed: 1,
  resources: [2, 5],
  additional: [0],
  zones: {
    hand: [
      [4, 5],
      [null, null, null],
    ],
    deck: [[null], [null, null]],
    discard: [[6], []],
    characters: [[1, 2], [33]],
    upgrades: [[7], [36]],
    supports: [[], [42]],
    plot: [[], []],
    battlefield: [[], [3]],
    on_cards: [
      [24, 26],
      [56, 59],
    ],
    pool: [[31, 30, 25, 27], [57]],
    set_aside: [[28], [35]],
    chosen: [[], []],
    looked_at: [[8], [null]],
    being_played: [[], []],
  },
  cards: {
    "1": { id: "luke-skywalker", owner: 0, exhausted: 1 },
    "2": { id: "han-solo", owner: 0, damage: 2 },
    "3": { id: "arid-wasteland", owner: 1 },
    "6": { id: "bravado", owner: 0 },
    "7": { id: "hunting-rifle", owner: 0, host: 1 },
    "8": { id: "alter", owner: 0 },
    "24": { id: "luke-skywalker/die", owner: 0, of: 1 },
    "25": { id: "luke-skywalker/die", owner: 0, of: 1, shows: "2MD", value: 2 },
    "26": { id: "hunting-rifle/die", owner: 0, of: 7 },
    "27": { id: "r2-d2/die", owner: 0, of: 9, shows: "Sp", value: 0 },
    "28": { id: "x/die", owner: 0, of: 10 },
    "30": { id: "y/die", owner: 0, of: 11, shows: "+3MD", value: 3 },
    "31": { id: "z/die", owner: 0, of: 12, shows: "-", value: 0 },
    "33": { id: "boba-fett", owner: 1 },
    "35": { id: "outer-rim-outpost", owner: 0 },
    "36": { id: "hunter-instinct", owner: 1, host: 33 },
    "42": { id: "slave-i", owner: 1 },
    "56": { id: "boba-fett/die", owner: 1, of: 33 },
    "57": { id: "boba-fett/die", owner: 1, of: 33, shows: "1R", value: 1 },
    "59": { id: "hunter-instinct/die", owner: 1, of: 36 },
  },
};

test("dice lie on the card they belong to, upgrades under their character", () => {
  const mine = sideOf(view, 0);
  expect(mine.characters).toEqual([
    { card: 1, dice: [24], upgrades: [{ card: 7, dice: [26] }] },
    { card: 2, dice: [], upgrades: [] },
  ]);
  const theirs = sideOf(view, 1);
  expect(theirs.characters).toEqual([{ card: 33, dice: [56], upgrades: [{ card: 36, dice: [59] }] }]);
  expect(theirs.supports).toEqual([{ card: 42, dice: [], upgrades: [] }]);
});

test("resources, claim and additional actions belong to their side", () => {
  expect(sideOf(view, 0)).toMatchObject({ resources: 2, claimed: false, additional: 1, deck: 1, leader: 1 });
  expect(sideOf(view, 1)).toMatchObject({ resources: 5, claimed: true, additional: 0, battlefield: [3] });
});

test("a pool is ordered by symbol, blanks last", () => {
  expect(sideOf(view, 0).pool).toEqual([25, 30, 27, 31]);
  expect(inOrder(view, [57, 25])).toEqual([25, 57]);
});

test("a pool adds up by symbol", () => {
  expect(promise(view, [25, 30, 27, 31])).toEqual([
    ["melee", 5],
    ["special", 1],
  ]);
});

test("what is looked at lies apart, and so does what is offered out of a pile or from beside the table", () => {
  const sides = [sideOf(view, 0), sideOf(view, 1)];
  expect(apartOf(view, sides, [])).toEqual([{ zone: "looked_at", cards: [8, null] }]);
  expect(apartOf(view, sides, [6, 28, 1, 7, 24, 25, 26, 3, 4])).toEqual([
    { zone: "looked_at", cards: [8, null] },
    { zone: "discard", cards: [6] },
    { zone: "set_aside", cards: [28] },
  ]);
});

test("the dice that rolled are those the log tells of", () => {
  const line = (what: string, cards: number[]): LogLine => ({
    text: "",
    what,
    seat: 0,
    cards,
    number: 0,
    step: "",
  });
  expect(rolled([line("activates", [1]), line("rolls", [24]), line("rolls", [25])])).toEqual([24, 25]);
  expect(rolled(undefined)).toEqual([]);
});

test("sides are read as they are written", () => {
  expect(readSide("2RD")).toEqual({ symbol: "ranged", value: "2", plus: false, cost: 0 });
  expect(readSide("+4RD1")).toEqual({ symbol: "ranged", value: "4", plus: true, cost: 1 });
  expect(readSide("XF")).toEqual({ symbol: "focus", value: "X", plus: false, cost: 0 });
  expect(readSide("XF", 3).value).toBe("3");
  expect(readSide("Sp1", 0)).toEqual({ symbol: "special", value: "", plus: false, cost: 1 });
  expect(readSide("-").symbol).toBe("blank");
  expect(readSide("nonsense").symbol).toBe("blank");
});
