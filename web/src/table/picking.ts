import type { BoardKind } from "../boards/board";
import type { Option, Question, View } from "../net/protocol";

/** One option of the open question, with its label. */
export interface Offer {
  index: number;
  option: Option;
  label: string;
  /** It lets an opportunity go by. */
  declines: boolean;
  /** It gives much up, or cannot be taken back. */
  weighty: boolean;
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
  { labels, declines, weighty }: Pick<Question, "labels" | "declines" | "weighty">,
  sight: ReadonlySet<number>,
  placed: (option: Option) => number | null | undefined = () => undefined,
): Offers {
  const all = options.map((option, index) => ({
    index,
    option,
    label: labels[index] ?? option[0],
    declines: declines.includes(index),
    weighty: weighty.includes(index),
  }));
  const cards = new Set(all.map((offer) => offer.option[1]).filter(Boolean));
  const targets = new Set(all.map((offer) => offer.option[2]).filter(Boolean));
  const byTarget = targets.size > cards.size;
  const at = new Map<number, Offer[]>();
  const loose: Offer[] = [];
  for (const offer of all) {
    const [, card, target] = offer.option;
    const fixed = placed(offer.option);
    if (fixed === null) continue;
    const places = fixed ? [fixed] : byTarget ? [target, card] : [card, target];
    const place = places.find((one) => one && sight.has(one));
    if (!place) loose.push(offer);
    else at.set(place, [...(at.get(place) ?? []), offer]);
  }
  return { at, loose, all };
}

/** Cards the question is about are shown beside it: what can be done with the only one of them is a button there. */
function besideQuestion(view: View, zones: readonly string[]): number[] {
  const about = new Set(zones.flatMap((zone) => view.zones[zone]?.flat() ?? []));
  const offered = new Set(
    view.decision?.options.map((option) => option[1]).filter((card) => about.has(card)),
  );
  return offered.size === 1 ? [...offered] : [];
}

export function offersOf(
  view: View | null,
  question: Question | null,
  { tray, place }: Pick<BoardKind, "tray" | "place">,
): Offers {
  if (!view?.decision || !question) return NO_OFFERS;
  const sight = inSight(view);
  for (const card of besideQuestion(view, tray.about)) sight.delete(card);
  const placed = place && ((option: Option) => place(view, option));
  return placeOffers(view.decision.options, question, sight, placed);
}

/**
 * Whether a button leads on: what lets an opportunity go by does not, unless something has been picked that it puts to use, or there
 * is nothing else to do.
 */
function leadsOn(offer: Offer, offers: Offers, picked: number): boolean {
  if (!offer.declines) return true;
  return (offer.option[0] === "done" && picked > 0) || offers.all.every((one) => one.declines);
}

/** How a button looks: the only one that leads on has the strong colour; several are equals, and it is but around them. */
export function lookOf(offer: Offer, offers: Offers, picked: number): "" | "button-main" | "button-equal" {
  const leading = offers.loose.filter((one) => leadsOn(one, offers, picked));
  if (!leading.includes(offer)) return "";
  return leading.length === 1 ? "button-main" : "button-equal";
}

/** The offers at cards that a view knows; all others stay in the list. */
export function offersKnown(offers: Offers, view: View): Offers {
  return { ...offers, at: new Map([...offers.at].filter(([card]) => card in view.cards)) };
}
