import type { View } from "../net/protocol";

/** Cards that lie apart, under the name of the zone they lie in. */
export interface Apart {
  zone: string;
  cards: (number | null)[];
}

/**
 * What lies apart for a moment (in the zones `aside`), and what can be chosen although it lies in a pile of which the board shows only
 * the top: nothing that can be chosen is out of sight.
 */
export function lyingApart(
  view: View,
  aside: readonly string[],
  piles: readonly string[],
  offered: ReadonlySet<number>,
): Apart[] {
  const cards = (zone: string) => (view.zones[zone] ?? []).flat();
  const chosenFrom = (zone: string) => cards(zone).filter((card) => card !== null && offered.has(card));
  return [
    ...aside.map((zone) => ({ zone, cards: cards(zone) })),
    ...piles.map((zone) => ({ zone, cards: chosenFrom(zone) })),
  ].filter((one) => one.cards.length);
}
