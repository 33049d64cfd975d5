import { expect, it } from "vitest";
import { originsOf } from "../../cards/origin";
import type { LogLine } from "../../net/protocol";
import {
  type Attempt,
  BOX,
  type CloneWarsView,
  destinations,
  initials,
  lanesOf,
  lastRoll,
  missingOf,
  missionsOf,
  namesFit,
  pipsOf,
  rowsOf,
  shortName,
  spread,
  squadsOf,
  standing,
  whereActive,
} from "./layout";

const planet = (name: string, x: number, y: number, adjacent: number[], droids = 0) => ({
  id: name.toLowerCase(),
  name,
  x,
  y,
  adjacent,
  droids,
  blockades: 0,
});

const view = {
  game: "clone_wars",
  seat: 1,
  waiting_for: 1,
  decision: null,
  outcome: null,
  active: 0,
  turn_of: 31,
  acting: 0,
  sheet: 90,
  tokens: { orange: 2, white: 2 },
  slots: { orange: 60, white: 61 },
  planets: {
    1: planet("Naboo", 40, 70, [2, 3]),
    2: planet("Rodia", 42, 71, [1], 3),
    3: planet("Kamino", 99, 99, [1]),
  },
  jedi: [
    { jedi: 31, seat: 0, planet: 1, squad: [40] },
    { jedi: 32, seat: 1, planet: 2, squad: [41, 42] },
    { jedi: 33, seat: 2, planet: 2, squad: [] },
  ],
  villains: [
    { villain: 50, planet: 2, health: 3 },
    { villain: 51, planet: 0, health: 2 },
  ],
  zones: { missions: [[60, 61, 62], []], revealed: [[70, null], []] },
  cards: {},
} as unknown as CloneWarsView;

it("parts planets that lie too near, and keeps them on the map", () => {
  const places = spread(view.planets);
  const [naboo, rodia, kamino] = [places.get(1)!, places.get(2)!, places.get(3)!];
  expect(
    Math.abs(naboo.x - rodia.x) >= BOX.width - 0.1 || Math.abs(naboo.y - rodia.y) >= BOX.height - 0.1,
  ).toBe(true);
  expect(kamino.x).toBeLessThan(95);
  expect(kamino.y).toBeLessThan(95);
  expect(spread(view.planets)).toEqual(places);
});

it("parts as many planets as the board has", () => {
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [n + 1, { x: 5 + ((n * 37) % 90), y: 5 + ((n * 53) % 90) }]),
  );
  const places = [...spread(many).values()];
  for (const [n, a] of places.entries()) {
    for (const b of places.slice(n + 1)) {
      expect(Math.abs(a.x - b.x) > BOX.width * 0.75 || Math.abs(a.y - b.y) > BOX.height * 0.75).toBe(true);
    }
  }
});

it("draws every lane once", () =>
  expect(lanesOf(view.planets)).toEqual([
    [1, 2],
    [1, 3],
  ]));

it("gathers who and what is on a planet", () => {
  expect(standing(view, 2)).toEqual({
    jedi: [32, 33],
    villains: [{ villain: 50, health: 3 }],
    tokens: ["orange", "white"],
  });
  expect(standing(view, 3)).toEqual({ jedi: [], villains: [], tokens: [] });
});

it("puts the others in the order of their turns after mine", () => {
  const { mine, others } = squadsOf(view, 1);
  expect(mine.map((one) => one.jedi)).toEqual([32]);
  expect(others.map((one) => one.seat)).toEqual([2, 0]);
});

it("gives a solo player both squads", () => {
  const solo = { ...view, jedi: view.jedi.map((one) => ({ ...one, seat: 0 })) } as CloneWarsView;
  expect(squadsOf(solo, 0).mine).toHaveLength(3);
  expect(squadsOf(solo, 0).others).toEqual([]);
});

it("knows the colour of a mission's token", () =>
  expect(missionsOf(view).map((one) => one.token)).toEqual(["orange", "white", null]));

it("tells planets that can be chosen from cards", () =>
  expect([
    ...destinations(
      view,
      new Map([
        [3, 1],
        [41, 1],
      ]),
    ),
  ]).toEqual([3]));

it("follows whoever acts, or else has the turn", () => {
  expect(whereActive(view)).toBe(1);
  expect(whereActive({ ...view, acting: 32 } as CloneWarsView)).toBe(2);
  expect(whereActive({ ...view, turn_of: 0 } as CloneWarsView)).toBe(0);
});

it("shortens names", () => {
  expect(shortName("Anakin Skywalker")).not.toBe(shortName("Aayla Secura"));
  expect(initials("Obi-Wan Kenobi")).toBe("OK");
  expect(initials("Yoda")).toBe("Y");
});

it("reads the last roll from the log", () => {
  const line = (what: string, number: number) => ({ what, number, seat: 1 }) as LogLine;
  expect(lastRoll([line("moves", 0)])).toBeNull();
  expect(lastRoll([line("rolls", 2), line("moves", 0), line("rolls", 0), line("rolls damage", 1)])).toEqual({
    successes: 0,
    damage: 1,
    seat: 1,
  });
  expect(lastRoll([line("rolls", 2), line("exhausts", 0)])?.successes).toBe(2);
});

it("says where the facts of a card come from", () => {
  const card = {
    id: "a",
    title: "A",
    type: "mission",
    text: "",
    words: { type: "mission", rulebook: ["name"], public: ["place"], reconstructed: ["when drawn"] },
  };
  expect(originsOf(card)).toEqual([
    ["rulebook", ["name"]],
    ["public", ["place"]],
    ["reconstructed", ["when drawn"]],
  ]);
  expect(originsOf({ ...card, words: undefined })).toEqual([]);
});

const rookies: Attempt = { planet: 1, needs: 6, blockades: 0, villains: [], jedi: [31], ready: 2 };
const rolling = (mission: number, successes: number) =>
  ({ roll: { mission, successes } }) as unknown as CloneWarsView;
const still = { roll: null };

it("says first what is in the way of a mission, then what it lacks", () => {
  expect(missingOf(still, 60, { ...rookies, blockades: 1, villains: [50], jedi: [] })).toEqual({
    what: "blockade",
  });
  expect(missingOf(still, 60, { ...rookies, villains: [50], jedi: [] })).toEqual({
    what: "villain",
    villain: 50,
  });
  expect(missingOf(still, 60, { ...rookies, jedi: [], ready: 0 })).toEqual({ what: "nobody" });
  expect(missingOf(still, 60, rookies)).toEqual({ what: "cards", more: 4 });
  expect(missingOf(still, 60, { ...rookies, ready: 6 })).toEqual({ what: "enough" });
});

it("counts down while a mission is attempted, and only for that one", () => {
  expect(missingOf(rolling(60, 2), 60, rookies)).toEqual({ what: "roll", more: 4 });
  expect(missingOf(rolling(60, 9), 60, rookies)).toEqual({ what: "roll", more: 0 });
  expect(missingOf(rolling(61, 2), 60, rookies)).toEqual({ what: "cards", more: 4 });
});

it("draws one pip for each success a mission needs", () => {
  expect(pipsOf(still, 60, rookies)).toEqual(["ready", "ready", "open", "open", "open", "open"]);
  expect(pipsOf(rolling(60, 3), 60, rookies)).toEqual(["won", "won", "won", "ready", "ready", "open"]);
  expect(pipsOf(rolling(60, 8), 60, rookies)).toHaveLength(6);
});

it("puts the villains behind the Jedi where they cannot stand abreast", () => {
  expect(rowsOf([31, 32], [50])).toEqual([[50, 31, 32]]);
  expect(rowsOf([31, 32, 33, 34], [50])).toEqual([[50], [31, 32, 33, 34]]);
  expect(rowsOf([31, 32, 33, 34, 35], [])).toEqual([[31, 32, 33, 34, 35]]);
});

it("names the cards of the others where there is room for all", () => {
  expect(namesFit(250, [4, 3])).toBe(true);
  expect(namesFit(170, [7, 7, 7, 7])).toBe(false);
  expect(namesFit(0, [])).toBe(true);
});
