import { describe, expect, it } from "vitest";
import { LEAST, span } from "../shared/formation";
import { DIE, diceLayout, edgesThatFit, heightsOf, stand, teamLayout } from "./formation";

describe("how cards in play stand", () => {
  it("is side by side and large where there is room", () => {
    const stands = stand(2, 800, 200);
    expect(stands).toMatchObject({ columns: 2, height: 200, scrolls: false });
    expect(stands.width).toBeCloseTo(220);
  });

  it("is in rows where that makes them larger", () => {
    expect(stand(8, 340, 170)).toMatchObject({ columns: 4, scrolls: false });
  });

  it("has edges of upgrades only where the card above stays large enough, and none in a fan", () => {
    expect(edgesThatFit(stand(2, 400, 72))).toBe(0);
    expect(edgesThatFit(stand(2, 400, 140))).toBe(3);
    expect(edgesThatFit(stand(6, 290, 140))).toBe(0);
  });
});

describe("a team", () => {
  it("shows characters and supports where both fit", () => {
    const layout = teamLayout(6, 8, "characters", 800, 112);
    expect(layout.characters).not.toBeNull();
    expect(layout.supports).not.toBeNull();
  });

  it("leaves no room unused while cards are fanned out", () => {
    for (const height of [112, 130, 150, 170, 210])
      for (const width of [800, 880, 950]) {
        const { characters, supports } = teamLayout(6, 8, "characters", width, height);
        expect(span(characters!) + span(supports!)).toBeLessThanOrEqual(width);
        if (supports!.step < supports!.width)
          expect(span(characters!) + span(supports!)).toBeGreaterThan(width - 25);
      }
  });

  it("folds what is not looked at into a pile where they do not", () => {
    expect(teamLayout(6, 8, "characters", 374, 94).supports).toBeNull();
    const other = teamLayout(6, 8, "supports", 374, 94);
    expect(other.characters).toBeNull();
    expect(other.supports?.columns).toBe(8);
  });
});

describe("the dice of a pool", () => {
  it("are as large as there is room", () => {
    expect(diceLayout(2, 800, 300).die).toBe(DIE.most);
    expect(diceLayout(12, 800, 100).die).toBeLessThan(diceLayout(12, 800, 240).die);
  });

  it("keep their names as long as there is room, and never get too small", () => {
    expect(diceLayout(6, 364, 72)).toMatchObject({ named: true, columns: 6 });
    expect(diceLayout(12, 300, 100)).toMatchObject({ named: false, columns: 6 });
    expect(diceLayout(30, 100, 50).die).toBe(DIE.least);
  });

  it("stand in rows of the same length", () => {
    expect(diceLayout(8, 364, 150).columns).toBe(4);
  });
});

describe("the height", () => {
  const side = (dice: number, upgrades = 0) => ({ dice, upgrades });
  const all = ({ teams, pools }: ReturnType<typeof heightsOf>) =>
    [...teams, ...pools].reduce((sum, one) => sum + one, 0);

  it("goes to the teams where nothing is rolled", () => {
    const { teams, pools } = heightsOf([side(0), side(0)], 800, 480);
    expect(pools).toEqual([26, 26]);
    expect(teams[0]).toBeGreaterThan(150);
  });

  it("goes to the pool that has dice", () => {
    const { pools } = heightsOf([side(0), side(4)], 800, 480);
    expect(pools[0]).toBe(26);
    expect(pools[1]).toBeGreaterThan(90);
  });

  it("is never exceeded, and teams can always be read", () => {
    for (const height of [260, 330, 380, 520, 950])
      for (const [one, two] of [
        [0, 0],
        [2, 12],
        [6, 6],
        [12, 14],
      ] as const) {
        const shares = heightsOf([side(one, 3), side(two, 3)], 364, height);
        expect(all(shares)).toBeLessThanOrEqual(height);
        for (const team of shares.teams) expect(team).toBeGreaterThanOrEqual(LEAST.height);
      }
  });
});
