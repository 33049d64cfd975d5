import type { LogLine, View } from "../../net/protocol";
import { known } from "../shared/zones";

export interface Planet {
  id: string;
  name: string;
  x: number;
  y: number;
  adjacent: number[];
  droids: number;
  blockades: number;
}

export interface Jedi {
  jedi: number;
  seat: number;
  planet: number;
  squad: number[];
}

/** What an attempt at an open mission needs, what is in its way, and who and how many cards are there for it. */
export interface Attempt {
  planet: number;
  needs: number;
  blockades: number;
  villains: number[];
  jedi: number[];
  ready: number;
}

interface Count {
  done: number;
  of: number;
}

export type Token = "orange" | "white";
export const TOKENS: readonly Token[] = ["orange", "white"];

/** The facts of Star Wars: The Clone Wars in a view. */
export interface CloneWarsView extends View {
  villain: string;
  turn: number;
  phase: string;
  /** The seat whose turn it is, and its Jedi. */
  active: number;
  turn_of: number;
  acting: number;
  actions: number;
  free_action: boolean;
  finale: boolean;
  sheet: number;
  threat: { value: number; lost_at: number };
  invasion: { place: number; values: number[] };
  supply: { droids: number; blockades: number };
  strength: { value: number; most: number; x: number };
  tokens: Record<Token, number>;
  slots: Record<Token, number>;
  /** How far the war is won; without missions in the finale, whom to remove in it. */
  goal: { missions: Count; finale: Count; remove: number };
  attempts: Record<string, Attempt>;
  planets: Record<string, Planet>;
  jedi: Jedi[];
  villains: { villain: number; planet: number; health: number }[];
  roll: {
    jedi: number;
    mission: number;
    successes: number;
    damage: number;
    counting: boolean;
    needs: number;
  } | null;
  damage: { jedi: number; amount: number } | null;
}

export const asView = (view: View) => view as CloneWarsView;

export interface Place {
  x: number;
  y: number;
}

/** What a planet needs of the map, in hundredths of it: its globe with its name, and what stands on it. */
export const BOX = { width: 14.5, height: 13 } as const;
const EDGE = { left: 8, right: 92, top: 9, bottom: 92 } as const;
const ROUNDS = 400;
const HOMESICK = 0.02;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * Where each planet is drawn: near its place in the galaxy, but no two so near that their names run into each other. The same
 * planets always lie in the same places.
 */
export function spread(planets: Record<string, Pick<Planet, "x" | "y">>): Map<number, Place> {
  const home = Object.entries(planets).map(([number, { x, y }]) => ({ number: Number(number), x, y }));
  const places = home.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    const pull = round < ROUNDS / 2 ? HOMESICK : 0;
    places.forEach((place, n) => {
      place.x += (home[n]!.x - place.x) * pull;
      place.y += (home[n]!.y - place.y) * pull;
    });
    for (let a = 0; a < places.length; a++) {
      for (let b = a + 1; b < places.length; b++) part(places[a]!, places[b]!);
    }
    for (const place of places) {
      place.x = clamp(place.x, EDGE.left, EDGE.right);
      place.y = clamp(place.y, EDGE.top, EDGE.bottom);
    }
  }
  return new Map(home.map(({ number }, n) => [number, round2(places[n]!)]));
}

const NEAR_AN_EDGE = 16;

/** The edge of the map a place lies at: figures there stand towards the middle. */
export function edgeOf({ x }: Place): "left" | "right" | undefined {
  return x < NEAR_AN_EDGE ? "left" : x > 100 - NEAR_AN_EDGE ? "right" : undefined;
}

/** Push two places apart, along the way that is shorter. */
function part(a: Place, b: Place): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const wide = BOX.width - Math.abs(dx);
  const high = BOX.height - Math.abs(dy);
  if (wide <= 0 || high <= 0) return;
  if (wide / BOX.width < high / BOX.height) {
    const by = (wide / 2) * (dx < 0 ? -1 : 1);
    a.x -= by;
    b.x += by;
  } else {
    const by = (high / 2) * (dy < 0 ? -1 : 1);
    a.y -= by;
    b.y += by;
  }
}

function round2({ x, y }: Place): Place {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}

/** Every lane once. */
export function lanesOf(planets: Record<string, Pick<Planet, "adjacent">>): [number, number][] {
  return Object.entries(planets).flatMap(([number, planet]) =>
    planet.adjacent
      .filter((other) => Number(number) < other)
      .map((other): [number, number] => [Number(number), other]),
  );
}

export interface Standing {
  jedi: number[];
  villains: { villain: number; health: number }[];
  tokens: Token[];
}

/** Who and what is on a planet beside its droids and blockades. */
export function standing(view: CloneWarsView, planet: number): Standing {
  return {
    jedi: view.jedi.filter((one) => one.planet === planet).map((one) => one.jedi),
    villains: view.villains
      .filter((one) => one.planet === planet)
      .map(({ villain, health }) => ({ villain, health })),
    tokens: TOKENS.filter((token) => view.tokens[token] === planet),
  };
}

/** The squads of the viewer (a solo player has two) and, in the order of the turns after his, those of the others. */
export function squadsOf(view: CloneWarsView, bottom: number): { mine: Jedi[]; others: Jedi[] } {
  const mine = view.jedi.filter((one) => one.seat === bottom);
  const rest = view.jedi.filter((one) => one.seat !== bottom);
  const after = rest.filter((one) => one.seat > bottom);
  return { mine, others: [...after, ...rest.filter((one) => one.seat < bottom)] };
}

/** The one pile of a kind that all players share. */
export function shared(view: View, zone: string): (number | null)[] {
  return view.zones[zone]?.[0] ?? [];
}

/** The missions that are open, each with the colour of its token. */
export function missionsOf(view: CloneWarsView): { mission: number; token: Token | null }[] {
  return known(shared(view, "missions")).map((mission) => ({
    mission,
    token: TOKENS.find((token) => view.slots[token] === mission) ?? null,
  }));
}

export type Missing =
  | { what: "roll" | "cards"; more: number }
  | { what: "villain"; villain: number }
  | { what: "blockade" | "nobody" | "enough" };

/** What a mission still lacks: the first thing in its way, or else the successes that cards there do not give. */
export function missingOf({ roll }: Pick<CloneWarsView, "roll">, mission: number, attempt: Attempt): Missing {
  if (roll?.mission === mission) return { what: "roll", more: Math.max(0, attempt.needs - roll.successes) };
  if (attempt.blockades) return { what: "blockade" };
  const villain = attempt.villains[0];
  if (villain) return { what: "villain", villain };
  if (!attempt.jedi.length) return { what: "nobody" };
  const more = attempt.needs - attempt.ready;
  return more > 0 ? { what: "cards", more } : { what: "enough" };
}

export type Pip = "won" | "ready" | "open";

/** One pip for each success a mission needs: those an attempt has, those that ready cards there can give, and the rest. */
export function pipsOf({ roll }: Pick<CloneWarsView, "roll">, mission: number, attempt: Attempt): Pip[] {
  const won = roll?.mission === mission ? roll.successes : 0;
  return Array.from({ length: attempt.needs }, (_, n) =>
    n < won ? "won" : n < won + attempt.ready ? "ready" : "open",
  );
}

const ABREAST = 4;

/** The figures on a planet in rows: one as long as they stand abreast, else the villains behind the Jedi. */
export function rowsOf<Jedi, Villain>(jedi: Jedi[], villains: Villain[]): (Jedi | Villain)[][] {
  if (jedi.length + villains.length <= ABREAST) return [[...villains, ...jedi]];
  return villains.length ? [villains, jedi] : [jedi];
}

// What the strips of the others take, in parts of the side: a head, and rows of so many cards with their names.
const HEAD = 42;
const STRIP = 27;
const ABREAST_NAMED = 2.4;

/** Whether the squads of the others have room to name their cards, or show their signs only. */
export function namesFit(room: number, squads: readonly number[]): boolean {
  const rows = squads.map((cards) => Math.ceil(cards / ABREAST_NAMED));
  return squads.length * HEAD + rows.reduce((sum, count) => sum + count * STRIP, 0) <= room;
}

/** Which planets can be chosen now. */
export function destinations(view: CloneWarsView, offered: ReadonlyMap<number, unknown>): Set<number> {
  return new Set(
    Object.keys(view.planets)
      .map(Number)
      .filter((planet) => offered.has(planet)),
  );
}

/** Where the Jedi is whose turn or action it is. */
export function whereActive(view: CloneWarsView): number {
  const who = view.acting || view.turn_of;
  return view.jedi.find((one) => one.jedi === who)?.planet ?? 0;
}

/** The two letters a Jedi is known by: no two of them begin alike, though some have the same initials. */
export function shortName(title: string): string {
  return title.slice(0, 2);
}

/** One or two letters for the name of a villain. */
export function initials(title: string): string {
  const words = title.split(/[\s-]+/).filter(Boolean);
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return `${words[0]?.[0] ?? "?"}${last}`.toUpperCase();
}

export interface Rolled {
  successes: number;
  damage: number;
  seat: number;
}

/** The last roll that new lines of the log tell of. */
export function lastRoll(fresh: readonly LogLine[]): Rolled | null {
  const at = fresh.findLastIndex((line) => line.what === "rolls");
  const line = fresh[at];
  if (!line) return null;
  const after = fresh[at + 1];
  return {
    successes: line.number,
    damage: after?.what === "rolls damage" ? after.number : 0,
    seat: line.seat,
  };
}
