import { describe, expect, it } from "vitest";
import { formation, heaps, LEAST, lettered } from "./formation";

describe("how cards stand", () => {
  it("side by side, as large as there is room, in as many rows as that takes", () => {
    expect(formation(2, 2, { width: 300, height: 200 })).toMatchObject({
      rows: 1,
      columns: 2,
      width: 147.5,
      height: 200,
    });
    expect(formation(6, 6, { width: 210, height: 160 })).toMatchObject({
      rows: 2,
      columns: 3,
      stacked: false,
    });
  });

  it("in rows rather than slim, where there is height for them", () => {
    expect(formation(13, 13, { width: 970, height: 210 })).toMatchObject({ rows: 2, columns: 7 });
    expect(formation(13, 13, { width: 970, height: 140 })).toMatchObject({ rows: 1, columns: 13 });
  });

  it("fanned out where there is no room for that", () => {
    const fan = formation(6, 6, { width: 310, height: 76 });
    expect(fan).toMatchObject({ rows: 1, columns: 6, width: 64, stacked: false, scrolls: false });
    expect(fan.step).toBeLessThan(64);
    expect(fan.step * 5 + 64).toBeCloseTo(310);
  });

  it("with equal units in piles where too little would be seen of each", () => {
    expect(formation(13, 7, { width: 360, height: 76 })).toMatchObject({ columns: 7, stacked: true });
  });

  it("and scrolled where nothing helps", () => {
    expect(formation(13, 13, { width: 200, height: 76 })).toMatchObject({
      columns: 13,
      step: 48,
      scrolls: true,
    });
  });

  it("in lower cards side by side, where a game has such", () => {
    const low = { narrowest: 48, lowest: 52, shape: 1.6 };
    expect(formation(14, 13, { width: 374, height: 117, ...low })).toMatchObject({
      rows: 2,
      columns: 7,
      height: 56,
      stacked: false,
      scrolls: false,
    });
    expect(formation(14, 13, { width: 374, height: 117 })).toMatchObject({ rows: 1, scrolls: true });
  });

  it("wider than high in several rows, where a game says when that is worth it", () => {
    const shape = { shape: 1.25, worth: 1.5 };
    expect(formation(13, 13, { width: 960, height: 200, ...shape })).toMatchObject({ rows: 2, columns: 7 });
    expect(formation(13, 13, { width: 960, height: 200, ...shape }).width).toBeGreaterThan(120);
    expect(formation(3, 3, { width: 300, height: 200, ...shape })).toMatchObject({ rows: 1, columns: 3 });
  });

  it("never wider than high, and not without end", () => {
    expect(formation(1, 1, { width: 400, height: 100 })).toMatchObject({ width: 84, height: 100 });
    expect(formation(1, 1, { width: 400, height: 900 })).toMatchObject({ width: 170, height: 240 });
  });

  it("never smaller than it can be read, whatever the room", () => {
    for (const units of [1, 3, 7, 12, 20])
      for (const width of [60, 120, 374, 840])
        for (const height of [0, 40, 76, 160, 300]) {
          const { width: across, height: high } = formation(units, units, { width, height });
          expect(across).toBeGreaterThanOrEqual(LEAST.width);
          expect(high).toBeGreaterThanOrEqual(LEAST.height);
        }
  });
});

describe("cards in larger letters", () => {
  it("are as much larger where all of them have room side by side so", () => {
    const { stands, letters } = lettered(3, 3, { width: 300, height: 110 }, 1.3);
    expect(letters).toBe(1.3);
    expect(stands).toMatchObject({ rows: 1, columns: 3 });
    expect(stands.height).toBeGreaterThanOrEqual(LEAST.height * 1.3);
  });

  it("have letters as large as there is room for, and normal ones rather than lie on each other", () => {
    expect(lettered(4, 4, { width: 290, height: 90 }, 1.3).letters).toBeCloseTo(1.1);
    expect(lettered(5, 5, { width: 340, height: 90 }, 1.3)).toEqual({
      stands: formation(5, 5, { width: 340, height: 90 }),
      letters: 1,
    });
  });

  it("lie in piles of equal ones rather than in a narrow fan, where larger letters were wanted", () => {
    const room = { width: 690, height: 75 };
    expect(lettered(13, 4, room, 1).stands).toMatchObject({ columns: 13, stacked: false });
    expect(lettered(13, 4, room, 1.3)).toMatchObject({ stands: { columns: 4, stacked: true }, letters: 1 });
    expect(lettered(13, 13, room, 1.3).stands).toMatchObject({ columns: 13, stacked: false });
  });

  it("are never higher than their room, and small letters change nothing but letters", () => {
    expect(lettered(1, 1, { width: 200, height: 75 }, 1.3).letters).toBe(1);
    expect(lettered(3, 3, { width: 300, height: 200 }, 0.9)).toEqual({
      stands: formation(3, 3, { width: 300, height: 200 }),
      letters: 0.9,
    });
  });
});

it("lays equal ones on one pile, in the order of the first of each", () => {
  expect(heaps([1, 2, 3, 4], (card) => (card % 2 ? "odd" : "even"))).toEqual([
    [1, 3],
    [2, 4],
  ]);
});
