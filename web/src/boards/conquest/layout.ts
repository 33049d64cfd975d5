import type { View } from "../../net/protocol";
import { type Apart, all, byFact, type DuelSide, duelSide, known, lyingApart, pile } from "../shared/zones";

/** The facts of Warhammer 40,000: Conquest in a view. */
export interface ConquestView extends View {
  round: number;
  phase: string;
  step: string;
  initiative: number;
  starter: number;
  /** The position of the first planet token. */
  first: number;
  resources: [number, number];
  warlords: [number, number];
  headquarters: [number, number];
  /** What each seat has set, 0 for nothing; null for what may not be known. */
  dials: [number | null, number | null];
  /** The position of the planet where a battle is fought, or 0. */
  battle: number;
  battle_initiative: number | null;
  combat_round: number;
  attacker: number;
  defender: number;
  /** The positions of face-down planets. */
  face_down: number[];
}

export const asView = (view: View) => view as ConquestView;

export const POSITIONS = 7;
export const ICONS = ["material", "strongpoint", "tech"] as const;
export type Icon = (typeof ICONS)[number];

/** A card with what is attached to it. */
export interface Slot {
  card: number;
  attachments: number[];
}

export interface Army {
  seat: number;
  units: Slot[];
  /** Command icons of its ready units. */
  command: number;
  /** Whether its warlord stands here, ready. */
  led: boolean;
}

/** A place in the row of planets. */
export interface Place {
  position: number;
  /** The planet that lies face up here. */
  planet: Slot | null;
  faceDown: boolean;
  /** The number a dial would name it by; 0 for one that is face down. */
  dial: number;
  first: boolean;
  battle: boolean;
  /** By seat. */
  armies: [Army, Army];
  /** Who would win a command struggle here now. */
  ahead: number | null;
}

/** In how many rows and columns an army stands: a battle has more room. */
export function ranks(count: number, battle: boolean): { rows: number; columns: number } {
  const wide = battle ? 5 : 3;
  const rows = count <= wide ? 1 : count <= 2 * wide + 2 ? 2 : 3;
  return { rows, columns: Math.max(1, Math.ceil(count / rows)) };
}

/** How much room a place needs beside the others: armies in long ranks, and battles, need more. */
export function widthOf(place: Place): number {
  const longest = Math.max(...place.armies.map((army) => ranks(army.units.length, place.battle).columns));
  if (place.faceDown && longest <= 1) return 0.38;
  return Math.max(place.battle ? 1.7 : 1, longest / 3);
}

export type Dial = { state: "unset" | "secret" } | { state: "set" | "open"; number: number };

export interface Side extends DuelSide {
  warlord: number;
  bloodied: boolean;
  headquarters: number;
  initiative: boolean;
  resources: number;
  dial: Dial;
  victory: number[];
  units: Slot[];
  supports: Slot[];
}

function number(view: View, card: number, name: string): number {
  return Number(view.cards[card]?.[name] ?? 0);
}

function slots(view: View, cards: (number | null)[]): Slot[] {
  const attached = byFact(view, all(view, "attachments"), "host");
  return known(cards).map((card) => ({ card, attachments: attached.get(card) ?? [] }));
}

/** Everything an attachment can lie at. */
function inPlay(view: View): Set<number> {
  const places = Array.from({ length: POSITIONS }, (_, n) => `planet_${n + 1}`);
  return new Set(["planets", "hq", "supports", ...places].flatMap((zone) => all(view, zone)));
}

function armyAt(view: ConquestView, position: number, seat: number): Army {
  const units = slots(view, pile(view, `planet_${position}`, seat));
  const ready = units.map((slot) => slot.card).filter((card) => !number(view, card, "exhausted"));
  return {
    seat,
    units,
    command: ready.reduce((sum, card) => sum + number(view, card, "command"), 0),
    led: ready.includes(view.warlords[seat] ?? 0),
  };
}

/** The only ready warlord wins a command struggle; otherwise more command icons do. */
function aheadOf([one, two]: [Army, Army]): number | null {
  if (one.led !== two.led) return one.led ? 0 : 1;
  if (one.command === two.command) return null;
  return one.command > two.command ? 0 : 1;
}

/** The row of planets from left to right: every place where there is still something. */
export function placesOf(view: ConquestView): Place[] {
  const planets = slots(view, pile(view, "planets", 0)).map(
    (slot) => [number(view, slot.card, "position"), slot] as const,
  );
  const faceUp = new Map(planets);
  const order = [...faceUp.keys()].sort((a, b) => a - b);
  const places: Place[] = [];
  for (let position = 1; position <= POSITIONS; position++) {
    const armies: [Army, Army] = [armyAt(view, position, 0), armyAt(view, position, 1)];
    const planet = faceUp.get(position) ?? null;
    const faceDown = view.face_down.includes(position);
    if (!planet && !faceDown && !armies.some((army) => army.units.length)) continue;
    places.push({
      position,
      planet,
      faceDown,
      dial: order.indexOf(position) + 1,
      first: view.first === position,
      battle: view.battle === position,
      armies,
      ahead: aheadOf(armies),
    });
  }
  return places;
}

/** What is to be seen of a dial: its number only if both are open, or to the one who has set it. */
export function dialOf(view: ConquestView, seat: number): Dial {
  const dial = view.dials[seat] ?? null;
  if (dial !== null && dial > 0) {
    return { state: view.dials.every(Boolean) ? "open" : "set", number: dial };
  }
  // Whoever has the initiative sets his first (step 2.2); the other's is opened as soon as it is set.
  const asked = view.step === "2.2" && view.initiative === seat;
  return { state: dial === null && asked && view.waiting_for !== seat ? "secret" : "unset" };
}

/** How one side's cards lie, beside its armies at the planets. */
export function sideOf(view: ConquestView, seat: number): Side {
  const warlord = view.warlords[seat] ?? 0;
  const hosts = inPlay(view);
  const loose = known(pile(view, "attachments", seat)).filter(
    (card) => !hosts.has(number(view, card, "host")),
  );
  return {
    ...duelSide(view, seat),
    warlord,
    bloodied: number(view, warlord, "bloodied") > 0,
    headquarters: view.headquarters[seat] ?? 0,
    initiative: (view.battle_initiative ?? view.initiative) === seat,
    resources: view.resources[seat] ?? 0,
    dial: dialOf(view, seat),
    victory: known(pile(view, "victory", seat)),
    units: slots(view, pile(view, "hq", seat)),
    supports: slots(view, [...pile(view, "supports", seat), ...loose]),
  };
}

/** How many planets of each icon lie in a victory display: three of one kind win. */
export function tally(planets: readonly (readonly string[])[]): Record<Icon, number> {
  const count = (icon: Icon) => planets.filter((icons) => icons.includes(icon)).length;
  return { material: count("material"), strongpoint: count("strongpoint"), tech: count("tech") };
}

const ASIDE = ["being_played", "looked_at"];

/** Everything that is drawn at a place of its own. */
function drawn(sides: Side[], places: Place[]): Set<number> {
  const slots = [
    ...sides.flatMap((side) => [...side.units, ...side.supports]),
    ...places.flatMap((place) => place.armies.flatMap((army) => army.units)),
    ...places.flatMap((place) => place.planet ?? []),
  ];
  return new Set([
    ...slots.flatMap((slot) => [slot.card, ...slot.attachments]),
    ...sides.flatMap((side) => [side.headquarters, ...known(side.hand)]),
  ]);
}

/** Cards that lie apart for a moment: looked at, being played, or put away somewhere and yet to be chosen from. */
export function apartOf(
  view: ConquestView,
  sides: Side[],
  places: Place[],
  offered: Iterable<number>,
): Apart[] {
  return lyingApart(view, ASIDE, drawn(sides, places), offered);
}
