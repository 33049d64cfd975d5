import { describe, expect, it } from "vitest";
import type { Facts } from "../../cards/face";
import { dialPiece, fightOf, pilesOf, type Slot, type StarWarsView, sideOf, standingOf } from "./layout";

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

it("keeps the units that fight in their place among the others", () => {
  const mine = sideOf(view, 0);
  expect(mine.engaged.map((slot) => slot.card)).toEqual([1]);
  expect(mine.units.map((slot) => slot.card)).toEqual([1, 2, 4]);
});

it("lays enhancements at their hosts and the others by themselves", () => {
  const units = sideOf(view, 0).units;
  expect(units[0]?.enhancements).toEqual([3]);
  expect(units.at(-1)?.card).toBe(4);
});

it("keeps in sight the enhancements of a unit that has just left play", () => {
  const left = { ...view, zones: { ...view.zones, units: [[2], [20]] } } as StarWarsView;
  expect(sideOf(left, 0).units.map((slot) => slot.card)).toEqual([2, 3, 4]);
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

it("finds the dial", () => expect(dialPiece(view)).toBe(40));

describe("how near everything is", () => {
  const printed = (card: number) =>
    ({ 1: { icons: [2, 0, 1] }, 2: { icons: [0, 0, 3] }, 21: { capacity: 5 } })[card] as unknown as Facts;
  const sides = (one: StarWarsView) => [sideOf(one, 0), sideOf(one, 1)];
  const cards = (more: object) => ({ ...view, cards: { ...view.cards, ...more } }) as unknown as StarWarsView;

  it("tells what an engaged objective can still take, and what its attackers could deal", () => {
    const hurt = cards({ 21: { id: "objective", owner: 1, damage: 2 } });
    expect(fightOf(hurt, sides(hurt), printed)).toMatchObject({ attacker: 0, left: 3, blast: 1 });
    expect(fightOf(hurt, sides(hurt), printed)?.target?.card).toBe(21);
    expect(fightOf({ ...view, engaged: 0 }, sides(view), printed)).toBeNull();
  });

  it("counts the icons a unit has now, and only those of units that have not struck", () => {
    const strong = cards({ 1: { id: "luke", owner: 0, part: 1, icons: [2, 0, 4] } });
    expect(fightOf(strong, sides(strong), printed)?.blast).toBe(4);
    const struck = cards({ 1: { id: "luke", owner: 0, part: 1, focus: 1 } });
    expect(fightOf(struck, sides(struck), printed)?.blast).toBe(0);
  });

  it("takes the dial for what it is when that is engaged", () => {
    const trench = { ...cards({ 40: { id: "death-star-dial", owner: 0, damage: 4 } }), engaged: 40 };
    expect(fightOf(trench, sides(trench), printed)).toMatchObject({ target: null, left: 6 });
    const gone = { ...view, engaged: 99 };
    expect(fightOf(gone, sides(gone), printed)).toMatchObject({ target: null, left: 0 });
  });

  it("tells how far both sides are, and how fast the dial turns", () => {
    const zones = { ...view.zones, victory: [[61, 62], [63]] };
    const late = { ...view, zones, balance: "dark" } as unknown as StarWarsView;
    expect(standingOf(late, sides(late))).toEqual({ dial: 4, pace: 2, lost: 1, won: 2 });
    expect(standingOf(view, sides(view))).toEqual({ dial: 4, pace: 1, lost: 0, won: 0 });
  });
});

it("lays equal units on one pile, and those that bear something alone", () => {
  const slot = (card: number, more: Partial<Slot> = {}): Slot => ({
    card,
    enhancements: [],
    captured: 0,
    captives: [],
    ...more,
  });
  const units = [slot(1), slot(2), slot(3), slot(8, { enhancements: [50] }), slot(9, { captured: 1 })];
  const piles = pilesOf(units, () => "trooper");
  expect(piles.map((pile) => pile.map((one) => one.card))).toEqual([[1, 2, 3], [8], [9]]);
});
