import type { View } from "../../net/protocol";
import { type Apart, all, byFact, type DuelSide, duelSide, known, lyingApart, pile } from "../shared/zones";

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
  /** Units that stand back from the engagement. */
  units: Slot[];
  /** Units that attack or defend. */
  engaged: Slot[];
  /** Enhancements that are attached to nothing, or whose unit has just left play. */
  loose: Slot[];
  objectiveDeck: number;
  victory: number[];
  edgeStack: (number | null)[];
  forceCards: number;
}

const ASIDE = ["looked_at", "chosen", "being_played", "beside"];
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
  const units = known(pile(view, "units", seat));
  const takesPart = (card: number) => Boolean(view.cards[card]?.part);
  return {
    ...duelSide(view, seat),
    side: seat === view.light ? "light" : "dark",
    objectives: known(pile(view, "objectives", seat)).map(slot),
    affiliation: known(pile(view, "affiliation", seat)).map(slot),
    units: units.filter((card) => !takesPart(card)).map(slot),
    engaged: units.filter(takesPart).map(slot),
    loose: known(pile(view, "enhancements", seat))
      .filter((card) => !hosting.has(Number(view.cards[card]?.host ?? 0)))
      .map(slot),
    objectiveDeck: pile(view, "objective_deck", seat).length,
    victory: known(pile(view, "victory", seat)),
    edgeStack: pile(view, "edge_stack", seat),
    forceCards: view.force_cards[seat] ?? 0,
  };
}

const ABREAST = 5;

/** In how many ranks units stand beside their objectives, and how many abreast. */
export function ranksOf(units: number): { ranks: number; columns: number } {
  const ranks = Math.max(1, Math.ceil(units / ABREAST));
  return { ranks, columns: Math.max(1, Math.ceil(units / ranks)) };
}

/** Everything of a side that is drawn at a place of its own. */
function drawn(side: Side): number[] {
  const slots = [...side.objectives, ...side.affiliation, ...side.units, ...side.engaged, ...side.loose];
  const laid = slots.flatMap((slot) => [slot.card, ...slot.enhancements]);
  return [...laid, ...known(side.hand), ...known(side.edgeStack)];
}

/** Cards that lie apart for a moment: looked at, chosen, being played, or put away somewhere and yet to be chosen from. */
export function apartOf(view: StarWarsView, sides: Side[], offered: Iterable<number>): Apart[] {
  const dial = dialPiece(view);
  return lyingApart(view, ASIDE, new Set([dial, ...sides.flatMap(drawn)]), offered)
    .map(({ zone, cards }) => ({ zone, cards: cards.filter((card) => card !== dial) }))
    .filter((one) => one.cards.length);
}
