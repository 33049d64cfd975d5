// What is shown of a bench, and how. Pure: the bench says what there is, nothing here knows a rule.
import type { Bench, Offer } from "./api";

export interface Part {
  section: string;
  name: string;
  offers: Offer[];
  copies: number;
}

/** What is in the deck, by its parts, in the order of the game. */
export function partsOf(bench: Bench): Part[] {
  return Object.entries(bench.sections)
    .map(([section, name]) => {
      const offers = bench.offers.filter((offer) => offer.section === section && offer.copies > 0);
      return { section, name, offers, copies: offers.reduce((sum, offer) => sum + offer.copies, 0) };
    })
    .filter((part) => part.offers.length > 0);
}

/** Kinds that are one choice for whoever builds: a character comes with one die or with two. */
const TOGETHER: Record<string, string> = { elite: "character" };

export const shelfOf = (offer: Offer): string => TOGETHER[offer.kind] ?? offer.kind;

/** The shelves the cards of a game stand on, in the order in which a deck is built. */
export function shelvesOf(bench: Bench): string[] {
  return [...new Set(bench.offers.map(shelfOf))];
}

/** Where somebody goes on building: the first shelf of which nothing is in the deck; the last, where the cards are, if all have
 * something, or if nothing is missing. */
export function nextShelf(bench: Bench): string {
  const shelves = shelvesOf(bench);
  if (bench.deck && !bench.problems.length) return shelves.at(-1) ?? "";
  const taken = new Set(bench.offers.filter((offer) => offer.copies > 0).map(shelfOf));
  return shelves.find((shelf) => !taken.has(shelf)) ?? shelves.at(-1) ?? "";
}

/** Whether something is worth showing to whoever wants to see only what fits. */
export const fits = (offer: Offer): boolean => offer.copies > 0 || offer.most > 0;

export const mayAdd = (offer: Offer): boolean => offer.why.length === 0 && offer.copies < offer.most;

/** Things that stand on one card: a character has an offer for each number of dice. */
export interface Stand {
  card: string;
  offers: Offer[];
}

/** The offers of a shelf by their first card, those that are shown. */
export function standsOf(bench: Bench, shelf: string, all: boolean): Map<string, Stand> {
  const found = new Map<string, Stand>();
  for (const offer of bench.offers) {
    if (shelfOf(offer) !== shelf || offer.cards.length === 0) continue;
    const card = offer.cards[0]!;
    const stand = found.get(card) ?? { card, offers: [] };
    stand.offers.push(offer);
    found.set(card, stand);
  }
  for (const [card, stand] of found) if (!all && !stand.offers.some(fits)) found.delete(card);
  return found;
}

/** How full something is, from 0 to 1. */
export function share(copies: number, least: number, most: number): number {
  const whole = Math.max(least, most, 1);
  return Math.min(1, copies / whole);
}
