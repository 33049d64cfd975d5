import type { View } from "../../net/protocol";
import { type Apart, lyingApart } from "../apart";

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
}

export interface Side {
  seat: number;
  side: "light" | "dark";
  hand: (number | null)[];
  objectives: Slot[];
  affiliation: Slot[];
  /** Units that stand back from the engagement. */
  units: Slot[];
  /** Units that attack or defend. */
  engaged: Slot[];
  /** Enhancements that are attached to nothing, or whose unit has just left play. */
  loose: Slot[];
  deck: number;
  objectiveDeck: number;
  discard: number[];
  victory: number[];
  edgeStack: (number | null)[];
  forceCards: number;
}

const ASIDE = ["looked_at", "chosen", "being_played", "beside"];
const HOSTS = ["units", "objectives", "affiliation"];
const PILES = ["discard", "victory", "captured", "deck", "objective_deck"];
const DIAL = "death-star-dial";

/** The number of the dial, which is a piece but no card. */
export function dialPiece(view: View): number {
  const found = Object.entries(view.cards).find(([, card]) => card.id === DIAL);
  return found ? Number(found[0]) : 0;
}

function pile(view: View, zone: string, seat: number): (number | null)[] {
  return view.zones[zone]?.[seat] ?? [];
}

function known(cards: (number | null)[]): number[] {
  return cards.filter((card) => card !== null);
}

/** How one side's cards lie. */
export function sideOf(view: StarWarsView, seat: number): Side {
  const hosts = new Map<number, number[]>();
  const enhancements = [...known(pile(view, "enhancements", 0)), ...known(pile(view, "enhancements", 1))];
  for (const card of enhancements) {
    const host = Number(view.cards[card]?.host ?? 0);
    if (host) hosts.set(host, [...(hosts.get(host) ?? []), card]);
  }
  const hosting = new Set(HOSTS.flatMap((zone) => [0, 1].flatMap((at) => known(pile(view, zone, at)))));
  const slot = (card: number): Slot => ({
    card,
    enhancements: hosts.get(card) ?? [],
    captured: view.captured_at.filter((host) => host === card).length,
  });
  const units = known(pile(view, "units", seat));
  const takesPart = (card: number) => Boolean(view.cards[card]?.part);
  return {
    seat,
    side: seat === view.light ? "light" : "dark",
    hand: pile(view, "hand", seat),
    objectives: known(pile(view, "objectives", seat)).map(slot),
    affiliation: known(pile(view, "affiliation", seat)).map(slot),
    units: units.filter((card) => !takesPart(card)).map(slot),
    engaged: units.filter(takesPart).map(slot),
    loose: known(pile(view, "enhancements", seat))
      .filter((card) => !hosting.has(Number(view.cards[card]?.host ?? 0)))
      .map(slot),
    deck: pile(view, "deck", seat).length,
    objectiveDeck: pile(view, "objective_deck", seat).length,
    discard: known(pile(view, "discard", seat)),
    victory: known(pile(view, "victory", seat)),
    edgeStack: pile(view, "edge_stack", seat),
    forceCards: view.force_cards[seat] ?? 0,
  };
}

/** Cards that lie apart for a moment: looked at, chosen, being played, or put away somewhere and yet to be chosen from. */
export function apartOf(view: StarWarsView, offered: ReadonlySet<number>): Apart[] {
  const dial = dialPiece(view);
  return lyingApart(view, ASIDE, PILES, offered)
    .map(({ zone, cards }) => ({ zone, cards: cards.filter((card) => card !== dial) }))
    .filter((one) => one.cards.length);
}
