import type { View } from "../../net/protocol";

/** A pile of a seat; null stands for a card that may not be known. */
export function pile(view: View, zone: string, seat: number): (number | null)[] {
  return view.zones[zone]?.[seat] ?? [];
}

export function known(cards: readonly (number | null)[]): number[] {
  return cards.filter((card) => card !== null);
}

/** The known cards of a zone, whosever they are. */
export function all(view: View, zone: string): number[] {
  return known((view.zones[zone] ?? []).flat());
}

/** Cards by the card each belongs to, as a fact of theirs tells. */
export function byFact(view: View, cards: readonly number[], name: string): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const card of cards) {
    const at = Number(view.cards[card]?.[name] ?? 0);
    if (at) found.set(at, [...(found.get(at) ?? []), card]);
  }
  return found;
}

/** What of one side every game for two decks has. */
export interface DuelSide {
  seat: number;
  hand: (number | null)[];
  deck: number;
  discard: number[];
}

export function duelSide(view: View, seat: number): DuelSide {
  return {
    seat,
    hand: pile(view, "hand", seat),
    deck: pile(view, "deck", seat).length,
    discard: known(pile(view, "discard", seat)),
  };
}

/** Cards that lie apart, under the name of the zone they lie in. */
export interface Apart {
  zone: string;
  cards: (number | null)[];
}

const NOWHERE = "apart";

function zoneOf(view: View, card: number): string {
  const found = Object.entries(view.zones).find(([, piles]) => piles.some((cards) => cards.includes(card)));
  return found?.[0] ?? NOWHERE;
}

/**
 * What lies apart for a moment (in the zones `aside`), and whatever can be chosen although the board does not draw it at a place of
 * its own (in a pile, say, of which only the top is seen): nothing that can be chosen is out of sight.
 */
export function lyingApart(
  view: View,
  aside: readonly string[],
  drawn: ReadonlySet<number>,
  offered: Iterable<number>,
): Apart[] {
  const found = new Map<string, (number | null)[]>();
  for (const zone of aside) found.set(zone, (view.zones[zone] ?? []).flat());
  const laid = new Set([...found.values()].flat());
  for (const card of offered) {
    if (drawn.has(card) || laid.has(card)) continue;
    const zone = zoneOf(view, card);
    found.set(zone, [...(found.get(zone) ?? []), card]);
  }
  return [...found].map(([zone, cards]) => ({ zone, cards })).filter((one) => one.cards.length);
}
