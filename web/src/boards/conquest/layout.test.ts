import { describe, expect, it } from "vitest";
import { type ConquestView, cardsAt, dialOf, dialPlace, hqPlace, placesOf, sideOf, tally } from "./layout";

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

describe("dials", () => {
  it("tells its owner what is set, and others only that it is", () => {
    const set = { ...view, dials: [3, null] } as ConquestView;
    expect(dialOf(set, 0)).toEqual({ state: "set", number: 3 });
    expect(dialOf(set, 1)).toEqual({ state: "unset" });
    expect(dialOf(set, 1, { 1: null })).toEqual({ state: "secret" });
  });

  it("is sealed with what its owner has answered before it was asked", () => {
    expect(dialOf(view, 0)).toEqual({ state: "unset" });
    expect(dialOf(view, 0, { 0: ["set dial", 0, 0, 2] })).toEqual({ state: "set", number: 2 });
  });

  it("is set at the planet it names; what names the last planet once more has no place", () => {
    const at = (number: number) => dialPlace(view, ["set dial", 0, 0, number]);
    expect([at(1), at(2), at(3)]).toEqual([52, 53, null]);
    expect(dialPlace(view, ["pass", 0, 0, 0])).toBeUndefined();
  });

  it("is open when both are revealed", () => {
    expect(dialOf({ ...view, dials: [3, 1] }, 1)).toEqual({ state: "open", number: 1 });
  });
});

describe("both HQs as one place", () => {
  const place = hqPlace([sideOf(view, 1), sideOf(view, 0)]);
  it("has what lies in them by seat, supports too, and their pieces", () => {
    expect(place.armies.map((army) => army.units.map((slot) => slot.card))).toEqual([[1, 9], []]);
    expect(place).toMatchObject({ position: 0, headquarters: [60, 61] });
    expect(cardsAt(place)).toEqual([60, 61, 1, 9]);
  });
});

it("knows every card at a place", () => {
  expect(cardsAt(placesOf(view)[0]!)).toEqual([52, 2, 3, 22, 21, 23]);
});

it("tells how long a warlord lasts and who would win when no planet is left", () => {
  const cards = { ...view.cards, 1: { id: "nazdreg", owner: 0, health: 5, damage: 3 } };
  const hurt = { ...view, cards, last_captor: 0 } as ConquestView;
  expect(sideOf(hurt, 0)).toMatchObject({ health: { left: 2, most: 5 }, lastCaptor: true });
  expect(sideOf(hurt, 1)).toMatchObject({ lastCaptor: false });
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
