import { expect, it } from "vitest";
import { apartOf, dialPiece, ranksOf, type StarWarsView, sideOf } from "./layout";

const view = {
  game: "star_wars_lcg",
  seat: 0,
  waiting_for: 0,
  decision: null,
  outcome: null,
  light: 0,
  turn: 3,
  active: 0,
  phase: "conflict",
  step: "E4a",
  dial: 4,
  balance: "light",
  engaged: 21,
  edge: null,
  force_cards: [2, 3],
  captured_at: [21, 21],
  zones: {
    hand: [[5], [null, null]],
    units: [[1, 2], [20]],
    enhancements: [[3, 4], []],
    objectives: [[], [21]],
    captured: [[], [null, null]],
    edge_stack: [[6], [null]],
    looked_at: [[7], []],
    discard: [[8, 9], []],
    beside: [[40], []],
  },
  cards: {
    1: { id: "luke", owner: 0, part: 1 },
    2: { id: "yoda", owner: 0 },
    3: { id: "saber", owner: 0, host: 1 },
    4: { id: "base", owner: 0 },
    20: { id: "vader", owner: 1, part: 2 },
    21: { id: "objective", owner: 1 },
    40: { id: "death-star-dial", owner: 0 },
  },
} as unknown as StarWarsView;

it("parts the units that fight from those that stand back", () => {
  const mine = sideOf(view, 0);
  expect(mine.engaged.map((slot) => slot.card)).toEqual([1]);
  expect(mine.units.map((slot) => slot.card)).toEqual([2]);
});

it("lays enhancements at their hosts and the others by themselves", () => {
  const mine = sideOf(view, 0);
  expect(mine.engaged[0]?.enhancements).toEqual([3]);
  expect(mine.loose.map((slot) => slot.card)).toEqual([4]);
});

it("keeps in sight the enhancements of a unit that has just left play", () => {
  const left = { ...view, zones: { ...view.zones, units: [[2], [20]] } } as StarWarsView;
  expect(sideOf(left, 0).loose.map((slot) => slot.card)).toEqual([3, 4]);
});

it("counts captured cards at their objective", () => {
  expect(sideOf(view, 1).objectives[0]?.captured).toBe(2);
  expect(sideOf(view, 1).objectives[0]?.captives).toEqual([]);
});

it("lays the captured cards one may look at by their objective", () => {
  const zones = { ...view.zones, captured: [[], [30, null]] };
  const cards = { ...view.cards, 30: { id: "leia", owner: 0, host: 21 } };
  const objective = sideOf({ ...view, zones, cards } as unknown as StarWarsView, 1).objectives[0];
  expect(objective).toMatchObject({ captured: 2, captives: [30] });
});

it("keeps hidden cards as what they are: places", () => {
  expect(sideOf(view, 1).hand).toEqual([null, null]);
  expect(sideOf(view, 1).edgeStack).toEqual([null]);
});

it("shows what lies apart, and cards in a pile that can be chosen", () => {
  const sides = [sideOf(view, 0), sideOf(view, 1)];
  expect(apartOf(view, sides, [])).toEqual([{ zone: "looked_at", cards: [7] }]);
  expect(apartOf(view, sides, [1, 3, 5, 6, 8, 40])).toEqual([
    { zone: "looked_at", cards: [7] },
    { zone: "discard", cards: [8] },
  ]);
});

it("finds the dial", () => expect(dialPiece(view)).toBe(40));

it("puts many units in several ranks", () => {
  const found = [0, 5, 6, 11].map(ranksOf);
  expect(found.map((one) => one.ranks)).toEqual([1, 1, 2, 3]);
  expect(found.map((one) => one.columns)).toEqual([1, 5, 3, 4]);
});
