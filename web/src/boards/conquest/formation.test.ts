import { describe, expect, it } from "vitest";
import { formation, LEAST } from "../shared/formation";
import { arrange, focusOf, heightsOf, leastOf, pilesOf, reachOf, roomsOf } from "./formation";
import type { Army, Place, Slot } from "./layout";

const slots = (count: number, from = 1): Slot[] =>
  Array.from({ length: count }, (_, n) => ({ card: from + n, attachments: [] }));

const army = (seat: number, count: number): Army => ({
  seat,
  units: slots(count, 100 * (seat + 1)),
  command: 0,
  led: false,
});

const place = (position: number, one: number, two: number, more: Partial<Place> = {}): Place => ({
  position,
  planet: { card: position, attachments: [] },
  faceDown: false,
  dial: position,
  first: position === 1,
  battle: false,
  armies: [army(0, one), army(1, two)],
  ahead: null,
  ...more,
});

it("lays equal units on one pile, and those that bear something alone", () => {
  const units = [...slots(3), { card: 9, attachments: [50] }];
  const piles = pilesOf(units, (card) => (card === 2 ? "hurt" : "hale"));
  expect(piles.map((pile) => pile.map((slot) => slot.card))).toEqual([[1, 3], [2], [9]]);
});

describe("the row", () => {
  it("shows everything where there is room, and crowded places wider than empty ones", () => {
    const places = [place(1, 4, 1), place(2, 0, 0), place(3, 1, 1)];
    const columns = arrange(places, 1, 800, [80, 80]);
    expect(columns.every((column) => !column.folded)).toBe(true);
    expect(columns[0]!.width).toBeGreaterThan(columns[2]!.width);
    expect(columns[2]!.width).toBeGreaterThan(columns[1]!.width);
    expect(columns.reduce((sum, column) => sum + column.width, 12)).toBeLessThanOrEqual(800);
  });

  it("stays as it is whatever is looked at, where there is room for all", () => {
    const places = [place(1, 4, 1), place(2, 5, 3), place(3, 1, 1), place(4, 0, 0)];
    for (const width of [760, 1000]) {
      const [one, two] = [1, 2].map((focus) => arrange(places, focus, width, [80, 80]));
      expect(one).toEqual(two);
    }
  });

  it("gives a planet between two armies first what its words need, where there is room for it", () => {
    const places = [place(1, 3, 0), place(2, 2, 1), place(3, 1, 1), place(4, 6, 1)];
    const letters = [40, 30, 77, 50];
    const widths = (width: number, said: number[]) =>
      arrange(places, 1, width, [72, 72], said).map((column) => column.width);
    expect(widths(815, [])[2]).toBeLessThan(110);
    expect(widths(815, letters)[2]).toBeGreaterThanOrEqual(147);
    expect(widths(815, letters).reduce((sum, one) => sum + one, 18)).toBeLessThanOrEqual(815);
    expect(widths(715, letters)[2]).toBe(widths(715, [])[2]);
  });

  it("folds armies away for the place in focus, and keeps what needs no room", () => {
    const places = [place(1, 12, 12), place(2, 3, 0), place(3, 1, 0), place(4, 0, 0), place(5, 12, 2)];
    const folded = (focus: number) => arrange(places, focus, 840, [80, 80]).map((column) => column.folded);
    expect(folded(1)).toEqual([false, true, false, false, true]);
    expect(folded(5)).toEqual([true, true, false, false, false]);
  });

  it("needs two rows of whole units where there are any", () => {
    expect(leastOf(place(1, 0, 2))).toBe(2 * LEAST.height);
    expect(heightsOf([place(1, 0, 2)], leastOf(place(1, 0, 2)))[1]).toBe(LEAST.height);
    expect(leastOf(place(1, 0, 0))).toBe(0);
  });

  it("shares the height evenly; a crowd gets more of it, and against nobody nearly all", () => {
    expect(heightsOf([place(1, 2, 2)], 200)).toEqual([100, 100]);
    expect(heightsOf([place(1, 0, 2)], 200)).toEqual([100, 100]);
    expect(heightsOf([place(1, 0, 9)], 200)).toEqual([20, 180]);
    const [one, two] = heightsOf([place(1, 9, 3)], 300);
    expect(one).toBeGreaterThan(two);
    expect(two).toBeGreaterThanOrEqual(LEAST.height);
  });
});

describe("the place to look at", () => {
  const places = [place(1, 1, 1), place(2, 2, 1), place(3, 0, 0)];
  it("is where the battle is, unless what can be chosen lies elsewhere", () => {
    const fought = [place(1, 0, 0), place(2, 1, 1, { battle: true })];
    expect(focusOf(fought, new Set())).toBe(2);
    expect(focusOf(fought, new Set([1, 100]))).toBe(2);
    expect(focusOf(fought, new Set([1]))).toBe(1);
  });
  it("else where most can be chosen", () => {
    expect(focusOf(places, new Set([1, 2, 101]))).toBe(2);
    expect(focusOf([place(0, 0, 0, { planet: null, headquarters: [60] }), ...places], new Set([60]))).toBe(0);
  });
  it("else the first planet", () => {
    expect(focusOf(places, new Set())).toBe(1);
  });
});

describe("a slender planet that has much to say", () => {
  const MUCH = 76;
  it("reaches into the line where no army stands, towards the viewer rather than away", () => {
    expect(reachOf(place(1, 0, 0), MUCH, 88, 0, [80, 80])).toEqual([52, 0]);
    expect(reachOf(place(1, 0, 0), MUCH, 88, 1, [80, 80])).toEqual([0, 52]);
    expect(reachOf(place(1, 2, 0), MUCH, 88, 0, [80, 80])).toEqual([0, 52]);
    expect(reachOf(place(1, 0, 2), MUCH, 88, 0, [20, 80])).toEqual([20, 0]);
  });

  it("stays as it is between two armies, where it is wide enough, and with few words", () => {
    expect(reachOf(place(1, 1, 1), MUCH, 88, 0, [80, 80])).toEqual([0, 0]);
    expect(reachOf(place(1, 0, 0), MUCH, 200, 0, [80, 80])).toEqual([0, 0]);
    expect(reachOf(place(1, 0, 0), 30, 88, 0, [80, 80])).toEqual([0, 0]);
    expect(reachOf(place(1, 0, 0, { planet: null }), 0, 34, 0, [80, 80])).toEqual([0, 0]);
  });
});

describe("an HQ", () => {
  const hq = { width: 900, height: 92 };

  it("leaves units what supports do not need, and shows as much of each where it is full", () => {
    const [units, supports] = roomsOf([2, 3], hq, 1);
    expect(supports.width).toBeLessThan(300);
    expect(units.width + supports.width).toBeLessThan(hq.width);
    const [many, few] = roomsOf([11, 3], { ...hq, width: 600 }, 1);
    const step = formation(3, 3, few).step;
    expect(step).toBeGreaterThanOrEqual(36);
    expect(formation(11, 11, many).step).toBeCloseTo(step);
    expect(roomsOf([4, 0], hq, 1)[1].width).toBe(0);
    const [, one] = roomsOf([7, 1], { width: 1900, height: 160 }, 1);
    expect(one.width).toBeGreaterThan(120);
  });

  it("fans its units out where they have no room side by side, in one row however low it is", () => {
    for (const letters of [1, 1.3]) {
      const [units] = roomsOf([14, 3], { width: 800, height: 78 }, letters);
      const stands = formation(14, 14, units);
      expect(stands.rows).toBe(1);
      expect(stands.step).toBeLessThan(stands.width);
      expect(stands.height).toBe(78);
    }
  });
});
