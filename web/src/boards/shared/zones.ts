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
