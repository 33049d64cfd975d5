import type { Option, View } from "../net/protocol";

/** One option of the open question, with its label. */
export interface Offer {
  index: number;
  option: Option;
  label: string;
}

/** Where the options of a question are shown: at cards, or, if they are about no card in sight, as buttons. */
export interface Offers {
  at: ReadonlyMap<number, Offer[]>;
  loose: Offer[];
  all: Offer[];
}

export const NO_OFFERS: Offers = { at: new Map(), loose: [], all: [] };

/** The cards that lie somewhere in sight. */
export function inSight(view: View): Set<number> {
  const found = new Set<number>();
  for (const piles of Object.values(view.zones)) {
    for (const pile of piles) for (const card of pile) if (card !== null) found.add(card);
  }
  for (const card of Object.keys(view.cards)) found.add(Number(card));
  return found;
}

/**
 * An option belongs to the card it acts with, unless it is its target that tells the options apart: then it belongs to the
 * target ("attach this to …").
 */
export function placeOffers(
  options: readonly Option[],
  labels: readonly string[],
  sight: ReadonlySet<number>,
): Offers {
  const all = options.map((option, index) => ({ index, option, label: labels[index] ?? option[0] }));
  const cards = new Set(all.map((offer) => offer.option[1]).filter(Boolean));
  const targets = new Set(all.map((offer) => offer.option[2]).filter(Boolean));
  const byTarget = targets.size > cards.size;
  const at = new Map<number, Offer[]>();
  const loose: Offer[] = [];
  for (const offer of all) {
    const [, card, target] = offer.option;
    const places = byTarget ? [target, card] : [card, target];
    const place = places.find((one) => one && sight.has(one));
    if (!place) loose.push(offer);
    else at.set(place, [...(at.get(place) ?? []), offer]);
  }
  return { at, loose, all };
}

export function offersOf(view: View | null, labels: readonly string[] | undefined): Offers {
  if (!view?.decision) return NO_OFFERS;
  return placeOffers(view.decision.options, labels ?? [], inSight(view));
}
