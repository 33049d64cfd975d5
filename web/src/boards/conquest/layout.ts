import type { Option, Sealed, View } from "../../net/protocol";
import { all, byFact, type DuelSide, duelSide, known, pile } from "../shared/zones";

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
  /** Who captured a planet most recently. */
  last_captor: number | null;
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
  /** The pieces of the HQs, where this is not a planet but both of them. */
  headquarters?: number[];
}

/** What stands for the place itself: its planet, or the pieces of the HQs. */
export function piecesOf(place: Place): number[] {
  return place.headquarters ?? (place.planet ? [place.planet.card] : []);
}

/** Every card at a place, with what is attached to it. */
export function cardsAt(place: Place): number[] {
  const units = place.armies.flatMap((army) => army.units);
  const borne = units.flatMap((slot) => [slot.card, ...slot.attachments]);
  return [...piecesOf(place), ...(place.planet?.attachments ?? []), ...borne];
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
  /** Whether it captured the last planet that was captured: it wins when no planet is left. */
  lastCaptor: boolean;
  /** What its warlord can still take, and what it could take at most on this side of its card. */
  health: { left: number; most: number };
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

/** A dial is set by pressing the planet it names; a number beyond the last planet names the last one once more. */
export function dialPlace(view: View, [verb, , , dial]: Option): number | null | undefined {
  if (verb !== "set dial") return undefined;
  return placesOf(asView(view)).find((place) => place.dial === dial)?.planet?.card ?? null;
}

/** What is to be seen of a dial: its number only if both are open, or to the one who has set it. */
export function dialOf(view: ConquestView, seat: number, sealed: Sealed = {}): Dial {
  const dial = view.dials[seat] ?? 0;
  if (dial) return { state: view.dials.every(Boolean) ? "open" : "set", number: dial };
  const given = sealed[seat];
  if (given) return { state: "set", number: given[3] };
  return { state: given === null ? "secret" : "unset" };
}

function healthOf(view: ConquestView, card: number): { left: number; most: number } {
  const most = number(view, card, "health");
  return { left: Math.max(0, most - number(view, card, "damage")), most };
}

/** How one side's cards lie, beside its armies at the planets. */
export function sideOf(view: ConquestView, seat: number, sealed?: Sealed): Side {
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
    dial: dialOf(view, seat, sealed),
    victory: known(pile(view, "victory", seat)),
    lastCaptor: view.last_captor === seat,
    health: healthOf(view, warlord),
    units: slots(view, pile(view, "hq", seat)),
    supports: slots(view, [...pile(view, "supports", seat), ...loose]),
  };
}

/** Both HQs as one place, for screens on which one place is seen at a time. */
export function hqPlace(sides: readonly [Side, Side]): Place {
  const army = (side: Side): Army => ({
    seat: side.seat,
    units: [...side.units, ...side.supports],
    command: 0,
    led: false,
  });
  const [one, two] = sides[0].seat === 0 ? sides : [sides[1], sides[0]];
  return {
    position: 0,
    planet: null,
    faceDown: false,
    dial: 0,
    first: false,
    battle: false,
    armies: [army(one), army(two)],
    ahead: null,
    headquarters: [one.headquarters, two.headquarters].filter(Boolean),
  };
}

/** How many planets of each icon lie in a victory display: three of one kind win. */
export function tally(planets: readonly (readonly string[])[]): Record<Icon, number> {
  const count = (icon: Icon) => planets.filter((icons) => icons.includes(icon)).length;
  return { material: count("material"), strongpoint: count("strongpoint"), tech: count("tech") };
}
