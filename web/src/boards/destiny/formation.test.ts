import { describe, expect, it } from "vitest";
import { LEAST, span } from "../shared/formation";
import { besideOf, DIE, diceLayout, heightsOf, teamsBeside } from "./formation";
import { EDGE, edgesThatFit, NARROWEST, needsBelow, stand, teamLayout, whole } from "./lineup";

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
  const team = (characters: number, supports: number) => ({ characters, supports, edges: supports });

  it("is laid out as cards where all can stand whole", () => {
    for (const [width, height] of [
      [374, 112],
      [806, 128],
    ] as const) {
      const { characters, supports, edges } = teamLayout(team(2, 2), "characters", width, height);
      expect(edges).toBeNull();
      expect(whole(characters!) && whole(supports!)).toBe(true);
    }
  });

  it("has supports in two rows where it is high enough", () => {
    const { characters, supports } = teamLayout(team(6, 8), "characters", 963, 156);
    expect(supports).toMatchObject({ rows: 2, columns: 4 });
    expect(span(characters!) + span(supports!)).toBeLessThanOrEqual(963);
  });

  it("has only the edges of supports beside its characters where there is no room for cards", () => {
    const { characters, edges } = teamLayout(team(6, 8), "characters", 806, 115);
    expect(edges).toMatchObject({ below: false, columns: 2, lines: 4 });
    expect(whole(characters!)).toBe(true);
    expect(span(characters!) + 2 * edges!.width + 5 + 18).toBeLessThanOrEqual(806);
  });

  it("has them below where it is narrow, and asks for the height", () => {
    const { characters, edges } = teamLayout(team(6, 8), "characters", 374, 140);
    expect(edges).toMatchObject({ below: true, columns: 4, lines: 2 });
    expect(characters!.height).toBe(140 - 2 * EDGE);
    expect(characters!.width).toBeGreaterThan(NARROWEST);
    expect(needsBelow(team(6, 8), 374)).toEqual({ lines: 2, upgrades: false });
    expect(needsBelow(team(2, 1), 374)).toEqual({ lines: 0, upgrades: true });
  });

  it("counts what is attached to supports among the edges", () => {
    const { edges } = teamLayout({ characters: 6, supports: 4, edges: 5 }, "characters", 374, 140);
    expect(edges).toMatchObject({ below: true, lines: 2, columns: 3 });
  });

  it("folds what is not looked at into a pile where there is no room for edges", () => {
    expect(teamLayout(team(6, 8), "characters", 374, 94)).toMatchObject({ supports: null, edges: null });
    const other = teamLayout(team(6, 8), "supports", 374, 94);
    expect(other.characters).toBeNull();
    expect(other.supports?.columns).toBe(8);
  });
});

describe("pools beside their teams", () => {
  it("have two rows of dice in each half", () => {
    expect(besideOf([4, 6], 3, 486, 254)).toEqual({ width: 157, pools: [127, 127] });
    expect(besideOf([0, 0], 3, 486, 254).width).toBe(96);
  });

  it("are narrower, and share the height by rows, where else characters would lie on each other", () => {
    const { width, pools } = besideOf([4, 6], 6, 486, 254);
    expect(whole(stand(6, 486 - width, 100))).toBe(true);
    expect(pools[0] + pools[1]).toBe(254);
    expect(diceLayout(6, width - 10, pools[1])).toMatchObject({ columns: 2 });
    expect(diceLayout(4, width - 10, pools[0]).die).toBeGreaterThanOrEqual(DIE.least);
  });
});

describe("teams with pools beside them", () => {
  it("share the height evenly, but for lines of supports", () => {
    expect(teamsBeside([0, 0], 254)).toEqual([127, 127]);
    expect(teamsBeside([1, 2], 255)).toEqual([114, 141]);
    expect(teamsBeside([2, 4], 254)).toEqual([127, 127]);
  });
});

describe("the dice of a pool", () => {
  it("are as large as there is room", () => {
    expect(diceLayout(2, 800, 300).die).toBe(DIE.most);
    expect(diceLayout(12, 800, 100).die).toBeLessThan(diceLayout(12, 800, 240).die);
  });

  it("keep their names as long as there is room, and never get too small", () => {
    expect(diceLayout(6, 364, 72)).toMatchObject({ names: 1, columns: 6 });
    expect(diceLayout(12, 300, 100)).toMatchObject({ names: 0, columns: 6 });
    expect(diceLayout(30, 100, 50).die).toBe(DIE.least);
  });

  it("have names in the letters that are set where those fit, else in usual ones", () => {
    expect(diceLayout(6, 364, 90, 1.3)).toMatchObject({ names: 1.3, columns: 6 });
    expect(diceLayout(6, 364, 72, 1.3)).toMatchObject({ names: 1, columns: 6 });
    expect(diceLayout(6, 364, 72, 0.9)).toMatchObject({ names: 0.9 });
  });

  it("stand in rows of the same length", () => {
    expect(diceLayout(8, 364, 150).columns).toBe(4);
  });
});

describe("the height", () => {
  const side = (dice: number, upgrades = 0, lines = 0) => ({ dice, upgrades, lines });
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

  it("has room for lines of supports where that can be", () => {
    const { teams, pools } = heightsOf([side(4, 0, 1), side(6, 0, 2)], 364, 380);
    expect(teams[0]).toBeGreaterThanOrEqual(LEAST.height + EDGE);
    expect(teams[1]).toBeGreaterThanOrEqual(LEAST.height + 2 * EDGE);
    expect(diceLayout(6, 364, pools[1]).names).toBe(1);
  });

  it("is never exceeded, and teams can always be read", () => {
    for (const height of [260, 330, 380, 520, 950])
      for (const [one, two] of [
        [0, 0],
        [2, 12],
        [6, 6],
        [12, 14],
      ] as const) {
        const shares = heightsOf([side(one, 3, 1), side(two, 3, 2)], 364, height);
        expect(all(shares)).toBeLessThanOrEqual(height);
        for (const team of shares.teams) expect(team).toBeGreaterThanOrEqual(LEAST.height);
      }
  });
});
