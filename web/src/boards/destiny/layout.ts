import { type DieSymbol, readSide, SYMBOLS } from "../../cards/dice";
import type { LogLine, View } from "../../net/protocol";
import { all, byFact, type DuelSide, duelSide, known, pile } from "../shared/zones";

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

const DECK_TYPES = new Set(["upgrade", "support", "event"]);

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
  /** What lies beside the table but dice: defeated characters, a battlefield that is not used, cards that were set aside. */
  aside: number[];
  /** How many cards it has stacked face down on set-aside copies, and those of them that are known. */
  stacked: { count: number; known: number[] };
  /** Whether it controls the battlefield in use. */
  holds: boolean;
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
  const stacked = pile(view, "stacked", seat);
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
    // A die tells the card it belongs to.
    aside: known(pile(view, "set_aside", seat)).filter((card) => view.cards[card]?.of === undefined),
    stacked: { count: stacked.length, known: known(stacked) },
    holds: view.battlefield > 0 && pile(view, "battlefield", seat).includes(view.battlefield),
  };
}

/** How far a side is from losing: what its characters can still take, how many of them are left, and the cards it can still draw or play. */
export interface Closeness {
  left: number;
  most: number;
  standing: number;
  team: number;
  cards: number;
}

/** `healthOf` is what is printed on a character: what else lies beside the table has none, and has not been defeated. */
export function closenessOf(view: View, side: Side, healthOf: (card: number) => number): Closeness {
  const standing = side.characters.map((slot) => slot.card);
  const fallen = side.aside.filter((card) => healthOf(card) > 0);
  const all = (cards: readonly number[]) => cards.reduce((sum, card) => sum + healthOf(card), 0);
  const damage = standing.map((card) => Math.min(healthOf(card), Number(view.cards[card]?.damage ?? 0)));
  const hurt = damage.reduce((sum, one) => sum + one, 0);
  return {
    left: all(standing) - hurt,
    most: all(standing) + all(fallen),
    standing: standing.length,
    team: standing.length + fallen.length,
    cards: side.hand.length + side.deck,
  };
}

/** The cards of its deck that a side has beside the table, in the order they were set aside, and below them what it knows of their stacks. */
export function setAside(side: Side, typeOf: (card: number) => string): number[] {
  return [...side.stacked.known, ...side.aside.filter((card) => DECK_TYPES.has(typeOf(card)))];
}

/** What stands beside the characters of a team. */
export const supportsOf = (side: Side): Slot[] => [...side.supports, ...side.plot];

/** Cards one after the other, each with its upgrades behind it. */
export const oneByOne = (slots: readonly Slot[]): Laid[] => slots.flatMap((slot) => [slot, ...slot.upgrades]);

/** The part of a team to look at: where more can be chosen; else the characters. */
export function focusOf(side: Side, offered: ReadonlySet<number>): "characters" | "supports" {
  const count = (slots: readonly Slot[]) => slots.filter((slot) => shines(slot, offered)).length;
  return count(supportsOf(side)) > 0 && !count(side.characters) ? "supports" : "characters";
}

/** Whether anything at a card can be chosen. */
export function shines(slot: Slot, offered: ReadonlySet<number>): boolean {
  const laid = [slot, ...slot.upgrades];
  return laid.some((one) => offered.has(one.card) || one.dice.some((die) => offered.has(die)));
}

/** The upgrades whose edges are shown where there is room for so many: those that can be chosen first, then the others. */
export function edgesOf(upgrades: readonly Laid[], offered: ReadonlySet<number>, room: number): Laid[] {
  const can = (one: Laid) => offered.has(one.card) || one.dice.some((die) => offered.has(die));
  const shown = new Set([...upgrades.filter(can), ...upgrades.filter((one) => !can(one))].slice(0, room));
  return upgrades.filter((one) => shown.has(one));
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
