import type { Facts } from "../../cards/face";
import type { View } from "../../net/protocol";
import { heaps } from "../shared/formation";
import { all, byFact, type DuelSide, duelSide, known, pile } from "../shared/zones";

/** The facts of Star Wars: The Card Game in a view. */
export interface StarWarsView extends View {
  light: number;
  turn: number;
  active: number;
  phase: string;
  step: string;
  dial: number;
  balance: "light" | "dark";
  engaged: number;
  edge: number | null;
  force_cards: [number, number];
  captured_at: number[];
}

export const asView = (view: View) => view as StarWarsView;

export interface Slot {
  card: number;
  enhancements: number[];
  captured: number;
  /** Those of the captured cards that this player may look at. */
  captives: number[];
}

export interface Side extends DuelSide {
  side: "light" | "dark";
  objectives: Slot[];
  affiliation: Slot[];
  /** All its units, and after them the enhancements that are attached to nothing, or whose unit has just left play. */
  units: Slot[];
  /** Those of the units that attack or defend. */
  engaged: Slot[];
  objectiveDeck: number;
  victory: number[];
  edgeStack: (number | null)[];
  forceCards: number;
}

const HOSTS = ["units", "objectives", "affiliation"];
const DIAL = "death-star-dial";

/** The number of the dial, which is a piece but no card. */
export function dialPiece(view: View): number {
  const found = Object.entries(view.cards).find(([, card]) => card.id === DIAL);
  return found ? Number(found[0]) : 0;
}

/** How one side's cards lie. */
export function sideOf(view: StarWarsView, seat: number): Side {
  const hosts = byFact(view, all(view, "enhancements"), "host");
  const captors = byFact(view, all(view, "captured"), "host");
  const hosting = new Set(HOSTS.flatMap((zone) => all(view, zone)));
  const slot = (card: number): Slot => ({
    card,
    enhancements: hosts.get(card) ?? [],
    captured: view.captured_at.filter((host) => host === card).length,
    captives: captors.get(card) ?? [],
  });
  const units = known(pile(view, "units", seat)).map(slot);
  const loose = known(pile(view, "enhancements", seat)).filter(
    (card) => !hosting.has(Number(view.cards[card]?.host ?? 0)),
  );
  return {
    ...duelSide(view, seat),
    side: seat === view.light ? "light" : "dark",
    objectives: known(pile(view, "objectives", seat)).map(slot),
    affiliation: known(pile(view, "affiliation", seat)).map(slot),
    units: [...units, ...loose.map(slot)],
    engaged: units.filter(({ card }) => view.cards[card]?.part),
    objectiveDeck: pile(view, "objective_deck", seat).length,
    victory: known(pile(view, "victory", seat)),
    edgeStack: pile(view, "edge_stack", seat),
    forceCards: view.force_cards[seat] ?? 0,
  };
}

/** Units in piles of equal ones, as a key tells; those that bear something lie alone. */
export function pilesOf(slots: readonly Slot[], keyOf: (card: number) => string): Slot[][] {
  const bears = (slot: Slot) => slot.enhancements.length + slot.captured > 0;
  return heaps(slots, (slot) => (bears(slot) ? `#${slot.card}` : keyOf(slot.card)));
}

/** What a fight is about: the engaged objective or dial, who attacks it, and how near it is to its end. */
export interface Fight {
  /** The engaged objective; null while the dial is engaged. */
  target: Slot | null;
  attacker: number;
  /** How much damage it can still take; 0 for what has no capacity. */
  left: number;
  /** The blast icons of the attackers that have not struck yet. */
  blast: number;
}

const BLAST = 2;
const TRENCH = 10;

/** The engagement that is under way. */
export function fightOf(view: StarWarsView, sides: Side[], printed: (card: number) => Facts): Fight | null {
  if (!view.engaged) return null;
  const now = (card: number, name: string) => Number(view.cards[card]?.[name] ?? 0);
  const target = sides.flatMap((side) => side.objectives).find((slot) => slot.card === view.engaged) ?? null;
  // An objective that is gone has nothing left to take, and is not taken for the dial.
  const dial = view.engaged === dialPiece(view) ? TRENCH : 0;
  const capacity = target ? now(target.card, "capacity") || (printed(target.card).capacity ?? 0) : dial;
  const attackers = sides.find((side) => side.seat === view.active)?.engaged ?? [];
  const ready = attackers.filter((slot) => !now(slot.card, "focus"));
  return {
    target,
    attacker: view.active,
    left: Math.max(0, capacity - now(view.engaged, "damage")),
    blast: ready.reduce((sum, slot) => sum + (iconsOf(view, slot.card, printed)[BLAST] ?? 0), 0),
  };
}

/** The combat icons a unit has now. */
function iconsOf(view: View, card: number, printed: (card: number) => Facts): readonly number[] {
  return (view.cards[card]?.icons as number[] | undefined) ?? printed(card).icons ?? [];
}

export const DIAL_TO_WIN = 12;
export const OBJECTIVES_TO_WIN = 3;

/** How near both sides are to winning. */
export interface Standing {
  dial: number;
  /** By how much the dial goes up in each turn of the dark side. */
  pace: number;
  /** The light side objectives that are destroyed; the next one turns the dial by one more than these. */
  lost: number;
  /** The dark side objectives that are destroyed. */
  won: number;
}

export function standingOf(view: StarWarsView, sides: readonly Side[]): Standing {
  const taken = (side: "light" | "dark") => sides.find((one) => one.side === side)?.victory.length ?? 0;
  return {
    dial: view.dial,
    pace: view.balance === "dark" ? 2 : 1,
    lost: taken("dark"),
    won: taken("light"),
  };
}
