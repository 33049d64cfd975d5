import { type DieSymbol, readSide, SYMBOLS } from "../../cards/dice";
import type { LogLine, View } from "../../net/protocol";
import { type Apart, all, byFact, type DuelSide, duelSide, known, lyingApart, pile } from "../shared/zones";

/** The facts of Star Wars: Destiny in a view. */
export interface DestinyView extends View {
  round: number;
  phase: string;
  active: number;
  /** The battlefield in use, or 0 before there is one. */
  battlefield: number;
  claimed: number | null;
  resources: [number, number];
  /** Seats that may take an additional action. */
  additional: number[];
}

export const asView = (view: View) => view as DestinyView;

/** A card in play, with the dice that lie on it. */
export interface Laid {
  card: number;
  dice: number[];
}

/** A character or support with its upgrades. */
export interface Slot extends Laid {
  upgrades: Laid[];
}

export interface Side extends DuelSide {
  /** The first character of the team: what the side is called by. */
  leader: number;
  characters: Slot[];
  supports: Slot[];
  plot: Slot[];
  /** The battlefields on this side: the one in use, or the one that is brought. */
  battlefield: number[];
  /** The dice in the pool, those with the same symbol together. */
  pool: number[];
  resources: number;
  claimed: boolean;
  /** How many additional actions it may take. */
  additional: number;
}

/** The symbol a die in a pool shows. */
export function symbolOf(view: View, die: number): DieSymbol {
  return readSide(String(view.cards[die]?.shows ?? "-")).symbol;
}

/** Dice in the order of their symbols, so that what can be resolved together lies together. */
export function inOrder(view: View, dice: number[]): number[] {
  const place = (die: number) => SYMBOLS.indexOf(symbolOf(view, die));
  return dice.toSorted((a, b) => place(a) - place(b) || a - b);
}

/** How one side's cards and dice lie. */
export function sideOf(view: DestinyView, seat: number): Side {
  const upgrades = all(view, "upgrades");
  const hosted = byFact(view, upgrades, "host");
  const lying = byFact(view, all(view, "on_cards"), "of");
  const laid = (card: number): Laid => ({ card, dice: lying.get(card) ?? [] });
  const slot = (card: number): Slot => ({ ...laid(card), upgrades: (hosted.get(card) ?? []).map(laid) });
  const hosts = new Set(all(view, "characters"));
  // The upgrades of a character that has just left play wait for their owner's word.
  const widowed = known(pile(view, "upgrades", seat)).filter(
    (card) => !hosts.has(Number(view.cards[card]?.host ?? 0)),
  );
  const own = Object.entries(view.cards).filter(([, card]) => card.owner === seat);
  return {
    ...duelSide(view, seat),
    leader: Math.min(...own.map(([card]) => Number(card))),
    characters: known(pile(view, "characters", seat)).map(slot),
    supports: [...known(pile(view, "supports", seat)), ...widowed].map(slot),
    plot: known(pile(view, "plot", seat)).map(slot),
    battlefield: known(pile(view, "battlefield", seat)),
    pool: inOrder(view, known(pile(view, "pool", seat))),
    resources: view.resources[seat] ?? 0,
    claimed: view.claimed === seat,
    additional: view.additional.filter((one) => one === seat).length,
  };
}

const ASIDE = ["being_played", "looked_at", "chosen"];

/** Everything of a side that is drawn at a place of its own. */
function drawn(side: Side): number[] {
  const slots = [...side.characters, ...side.supports, ...side.plot];
  const laid = slots.flatMap((slot) => [slot, ...slot.upgrades]);
  const dice = laid.flatMap((one) => one.dice);
  return [...laid.map((one) => one.card), ...dice, ...side.pool, ...side.battlefield, ...known(side.hand)];
}

/** Cards and dice that lie apart: played or looked at just now, or put away somewhere and yet to be chosen from. */
export function apartOf(view: DestinyView, sides: Side[], offered: Iterable<number>): Apart[] {
  return lyingApart(view, ASIDE, new Set(sides.flatMap(drawn)), offered);
}

/** The dice that the log tells were rolled since the moment before. */
export function rolled(fresh: readonly LogLine[] | undefined): number[] {
  return (fresh ?? []).filter((line) => line.what === "rolls").flatMap((line) => line.cards.slice(0, 1));
}

/** What a pool promises: the values of its dice by symbol. Modifiers count, blanks and specials are counted as dice. */
export function promise(view: View, dice: number[]): [DieSymbol, number][] {
  const sums = new Map<DieSymbol, number>();
  for (const die of dice) {
    const symbol = symbolOf(view, die);
    const value = symbol === "special" ? 1 : Number(view.cards[die]?.value ?? 0);
    if (symbol !== "blank") sums.set(symbol, (sums.get(symbol) ?? 0) + value);
  }
  return [...sums];
}
