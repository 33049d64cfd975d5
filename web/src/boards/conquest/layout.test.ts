import { describe, expect, it } from "vitest";
import { apartOf, type ConquestView, dialOf, placesOf, ranks, sideOf, tally, widthOf } from "./layout";

const view = {
  game: "conquest",
  seat: 0,
  waiting_for: 0,
  decision: null,
  outcome: null,
  round: 2,
  phase: "command",
  step: "2.2",
  initiative: 1,
  starter: 0,
  first: 2,
  resources: [5, 3],
  warlords: [1, 21],
  headquarters: [60, 61],
  dials: [0, null],
  battle: 0,
  battle_initiative: null,
  combat_round: 0,
  attacker: 0,
  defender: 0,
  face_down: [7],
  zones: {
    hand: [
      [5, 6],
      [null, null, null],
    ],
    deck: [[null, null], [null]],
    discard: [[7], []],
    victory: [[], [50]],
    planets: [[53, 52], []],
    face_down_planets: [[null], []],
    removed: [[51], []],
    hq: [[1], []],
    supports: [[9], []],
    attachments: [[3], [22]],
    planet_2: [[2], [21, 23]],
    planet_3: [[4], []],
    being_played: [[], []],
    looked_at: [[8, null], []],
  },
  cards: {
    1: { id: "nazdreg", owner: 0, bloodied: 1 },
    2: { id: "bad-dok", owner: 0, command: 4 },
    3: { id: "rokkit-launcha", owner: 0, host: 2 },
    4: { id: "rokkitboy", owner: 0, command: 1 },
    7: { id: "no-mercy", owner: 0 },
    9: { id: "promethium-mine", owner: 0, stored: 4 },
    21: { id: "zarathur", owner: 1 },
    22: { id: "promotion", owner: 1, host: 2 },
    23: { id: "rogue-trader", owner: 1, command: 1, exhausted: 1 },
    52: { id: "atrox-prime", owner: 0, position: 2 },
    53: { id: "carnath", owner: 0, position: 3 },
  },
} as unknown as ConquestView;

describe("the row of planets", () => {
  const places = placesOf(view);

  it("has every place that is not empty, in order, face-down ones too", () => {
    expect(places.map((place) => place.position)).toEqual([2, 3, 7]);
    expect(places.map((place) => place.planet?.card ?? 0)).toEqual([52, 53, 0]);
    expect(places.map((place) => place.faceDown)).toEqual([false, false, true]);
  });

  it("counts planets from the first, as a dial does", () => {
    expect(places.map((place) => place.dial)).toEqual([1, 2, 0]);
    expect(places.map((place) => place.first)).toEqual([true, false, false]);
  });

  it("keeps a place where units still stand after its planet is gone", () => {
    const gone = { ...view, zones: { ...view.zones, planets: [[53], []] } } as ConquestView;
    expect(placesOf(gone)[0]).toMatchObject({ position: 2, planet: null, faceDown: false });
  });

  it("lays attachments at their hosts, whoever controls them", () => {
    expect(places[0]?.armies[0].units).toEqual([{ card: 2, attachments: [3, 22] }]);
  });

  it("knows who is ahead in a command struggle: a ready warlord, or more icons on ready units", () => {
    expect(places[0]?.armies.map((army) => army.command)).toEqual([4, 0]);
    expect(places[0]?.ahead).toBe(1);
    expect(places[1]?.ahead).toBe(0);
    expect(places[2]?.ahead).toBeNull();
  });

  it("marks the battle", () => {
    expect(placesOf({ ...view, battle: 3 }).map((place) => place.battle)).toEqual([false, true, false]);
  });
});

it("forms up an army in as many rows as it needs, and gives a battle more room", () => {
  expect(ranks(0, false)).toEqual({ rows: 1, columns: 1 });
  expect(ranks(3, false)).toEqual({ rows: 1, columns: 3 });
  expect(ranks(5, false)).toEqual({ rows: 2, columns: 3 });
  expect(ranks(5, true)).toEqual({ rows: 1, columns: 5 });
  expect(ranks(14, true)).toEqual({ rows: 3, columns: 5 });
});

it("gives long ranks and battles more room, and face-down planets less", () => {
  const units = Array.from({ length: 19 }, (_, n) => 100 + n);
  const crowded = { ...view, battle: 2, zones: { ...view.zones, planet_3: [units, []] } } as ConquestView;
  expect(placesOf(crowded).map((place) => Math.round(widthOf(place) * 100))).toEqual([170, 233, 38]);
});

describe("dials", () => {
  it("tells its owner what is set, and others only that it is", () => {
    const set = { ...view, initiative: 0, waiting_for: 1, dials: [3, null] } as ConquestView;
    expect(dialOf(set, 0)).toEqual({ state: "set", number: 3 });
    expect(dialOf(set, 1)).toEqual({ state: "unset" });
    expect(dialOf({ ...set, dials: [null, 0] }, 0)).toEqual({ state: "secret" });
  });

  it("is not set yet before its seat has been asked", () => {
    expect(dialOf(view, 0)).toEqual({ state: "unset" });
    expect(dialOf(view, 1)).toEqual({ state: "secret" });
    expect(dialOf({ ...view, waiting_for: 1 }, 1)).toEqual({ state: "unset" });
    expect(dialOf({ ...view, initiative: 0 }, 1)).toEqual({ state: "unset" });
    expect(dialOf({ ...view, step: "2.1" }, 1)).toEqual({ state: "unset" });
  });

  it("is open when both are revealed", () => {
    expect(dialOf({ ...view, dials: [3, 1] }, 1)).toEqual({ state: "open", number: 1 });
  });
});

describe("a side", () => {
  const mine = sideOf(view, 0);

  it("has its warlord, supports and hidden cards as what they are: places", () => {
    expect(mine.bloodied).toBe(true);
    expect(mine.units.map((slot) => slot.card)).toEqual([1]);
    expect(mine.supports.map((slot) => slot.card)).toEqual([9]);
    expect(sideOf(view, 1).hand).toEqual([null, null, null]);
  });

  it("keeps an attachment in sight whose host is leaving play", () => {
    const leaving = { ...view, zones: { ...view.zones, planet_2: [[], []] } } as ConquestView;
    expect(sideOf(leaving, 1).supports).toEqual([{ card: 22, attachments: [] }]);
  });

  it("has the initiative of the battle while there is one", () => {
    expect(mine.initiative).toBe(false);
    expect(sideOf({ ...view, battle: 2, battle_initiative: 0 }, 0).initiative).toBe(true);
  });
});

it("counts the icons of a victory display", () => {
  expect(tally([["material", "tech"], ["tech"]])).toEqual({ material: 1, strongpoint: 0, tech: 2 });
});

it("shows what lies apart, and cards put away that can be chosen", () => {
  const sides = [sideOf(view, 0), sideOf(view, 1)];
  expect(apartOf(view, sides, placesOf(view), [1, 3, 5, 7, 9, 21, 22, 52, 60])).toEqual([
    { zone: "looked_at", cards: [8, null] },
    { zone: "discard", cards: [7] },
  ]);
});
