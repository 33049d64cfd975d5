import { expect, test } from "vitest";
import { oddsOf, percent, readSide } from "../../cards/dice";
import type { LogLine } from "../../net/protocol";
import {
  closenessOf,
  type DestinyView,
  edgesOf,
  focusOf,
  inOrder,
  promise,
  rolled,
  setAside,
  sideOf,
} from "./layout";

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

test("the dice that rolled are those the log tells of", () => {
  const line = (what: string, cards: number[]): LogLine => ({
    text: "",
    level: 2,
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
  expect(readSide("+2*")).toEqual({ symbol: "any", value: "2", plus: true, cost: 0 });
  expect(readSide("-").symbol).toBe("blank");
  expect(readSide("nonsense").symbol).toBe("blank");
});

test("what a die shows next: equal sides together, and how many of six show damage or nothing", () => {
  const odds = oddsOf(["2RD", "2RD", "+3MD", "1R", "-", "-"]);
  expect(odds.sides).toEqual([
    { notation: "2RD", count: 2 },
    { notation: "+3MD", count: 1 },
    { notation: "1R", count: 1 },
    { notation: "-", count: 2 },
  ]);
  expect(odds).toMatchObject({ all: 6, damage: 3, blank: 2 });
  expect([percent(odds.damage, odds.all), percent(odds.blank, odds.all)]).toEqual([50, 33]);
});

test("how far a side is from losing: health of who stands, of all who began, and cards", () => {
  const health: Record<number, number> = { 1: 11, 2: 10, 33: 11, 50: 9 };
  const healthOf = (card: number) => health[card] ?? 0;
  expect(closenessOf(view, sideOf(view, 0), healthOf)).toEqual({
    left: 19,
    most: 21,
    standing: 2,
    team: 2,
    cards: 3,
  });
  // One has fallen: it lies beside the table, with a battlefield and dice, which have no health.
  const fallen: DestinyView = {
    ...view,
    zones: { ...view.zones, set_aside: [[28], [35, 50]] },
    cards: { ...view.cards, "50": { id: "veteran-stormtrooper", owner: 1 } },
  };
  expect(closenessOf(fallen, sideOf(fallen, 1), healthOf)).toMatchObject({
    left: 11,
    most: 20,
    standing: 1,
    team: 2,
  });
});

test("a card that was set aside is no defeated character, and lies in a pile with what is stacked on it", () => {
  const types: Record<number, string> = { 5: "event", 8: "upgrade", 35: "battlefield", 50: "character" };
  const typeOf = (card: number) => types[card] ?? "";
  const lying: DestinyView = {
    ...view,
    zones: {
      ...view.zones,
      set_aside: [
        [28, 5],
        [35, 50],
      ],
      stacked: [[8], [null]],
    },
    cards: { ...view.cards, "5": { id: "premonitions", owner: 0 }, "50": { id: "maul", owner: 1 } },
  };
  const [mine, theirs] = [sideOf(lying, 0), sideOf(lying, 1)];
  expect(closenessOf(lying, mine, (card) => (types[card] === "character" ? 9 : 0)).team).toBe(2);
  expect([setAside(mine, typeOf), mine.stacked.count]).toEqual([[8, 5], 1]);
  expect([setAside(theirs, typeOf), theirs.stacked.count]).toEqual([[], 1]);
});

test("who holds the battlefield in use is told", () => {
  expect([sideOf(view, 0).holds, sideOf(view, 1).holds]).toEqual([false, true]);
});

test("supports are looked at where only they can be chosen", () => {
  const theirs = sideOf(view, 1);
  expect(focusOf(theirs, new Set())).toBe("characters");
  expect(focusOf(theirs, new Set([42]))).toBe("supports");
  expect(focusOf(theirs, new Set([42, 59]))).toBe("characters");
});

test("the edge of an upgrade that can be chosen is shown in any case, the others where there is room", () => {
  const upgrades = [7, 8, 9].map((card) => ({ card, dice: [card + 100] }));
  const shown = (offered: number[], room: number) =>
    edgesOf(upgrades, new Set(offered), room).map((one) => one.card);
  expect(shown([], 2)).toEqual([7, 8]);
  expect(shown([9], 2)).toEqual([7, 9]);
  expect(shown([109], 1)).toEqual([9]);
  expect(shown([7, 8], 1)).toEqual([7]);
  expect(shown([], 5)).toEqual([7, 8, 9]);
});
