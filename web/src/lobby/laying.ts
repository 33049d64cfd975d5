import type { GameInfo, OptionValue, SeatWish, TableWish } from "../net/protocol";
import { isOf } from "./pool";

// What a table is laid with, and what is taken where nothing was said.

export interface DeckOption {
  id: string;
  name: string;
  side: string | null;
  own: boolean;
  playable: boolean;
  /** Of each of these lists of sets a pool must have one. */
  sets: string[][];
}

/** Opponents by what they are, the gentlest first; bots that are none of these are for rehearsals and comparisons. */
export const OPPONENTS = ["easy", "normal", "hard"] as const;

/** Decks that can meet: where a game has sides, the other seat takes the other side. */
export function otherSide(decks: DeckOption[], mine: { side: string | null } | undefined): DeckOption[] {
  if (!mine?.side) return decks;
  return decks.filter((deck) => deck.side === null || deck.side !== mine.side);
}

/** The sets a deck cannot do without: the box it came in, if it is a starter deck. */
const boxOf = (deck: DeckOption): string => deck.sets.filter((some) => some.length === 1).join();

/**
 * The deck that meets mine unless somebody chooses: another one, where there is one, of the same box rather than one that
 * nobody knows who has only this; and not its neighbour: those are often allies.
 */
export function opposing(decks: DeckOption[], mine: DeckOption | undefined): DeckOption | undefined {
  const all = otherSide(decks, mine);
  const known = mine ? all.filter((deck) => deck.id === mine.id || isOf(deck, boxOf(mine))) : all;
  const others = known.some((deck) => deck.id !== mine?.id) ? known : all;
  const at = others.findIndex((deck) => deck.id === mine?.id);
  return at < 0 ? others[0] : others[(at + Math.floor(others.length / 2)) % others.length];
}

export interface Remembered {
  bot?: string;
  deck?: string;
  their?: string;
}

const keyOf = (game: string) => `zeton.last.${game}`;

/** With what this game was begun here the last time. */
export function remembered(game: string): Remembered {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Remembered | null;
    return found ?? {};
  } catch {
    return {};
  }
}

export function remember(game: string, what: Remembered): void {
  localStorage.setItem(keyOf(game), JSON.stringify(what));
}

/** Who fits: whoever it was the last time; for a first game the gentlest, or, where all play together, a good companion. */
export function fittingBot(game: GameInfo, bots: string[], last: Remembered): string {
  const wanted = [last.bot, game.least_seats === 1 ? "normal" : "easy"];
  return wanted.find((bot) => bot !== undefined && bots.includes(bot)) ?? bots[0] ?? "random";
}

export interface Quick {
  bot: string;
  mine?: DeckOption;
  their?: DeckOption;
}

/** What one press of the button lays. */
export function quickOf(game: GameInfo, decks: DeckOption[], bots: string[], last: Remembered): Quick {
  const mine = decks.find((deck) => deck.id === last.deck) ?? decks[0];
  const their = otherSide(decks, mine).find((deck) => deck.id === last.their) ?? opposing(decks, mine);
  return { bot: fittingBot(game, bots, last), mine, their };
}

/** The wish for a table against one bot, or beside it. */
export function quickWish(game: GameInfo, { bot, mine, their }: Quick): TableWish {
  const seats: SeatWish[] = [
    { who: "me", deck: mine?.id ?? null },
    { who: "bot", bot, deck: their?.id ?? null },
  ];
  return { game: game.id, seats, options: said(game.options) };
}

/** The options somebody has said something about; for the others the game decides. */
export function said(options: Record<string, OptionValue>): Record<string, OptionValue> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null && value !== ""));
}

/** The Jedi of every seat, if any was chosen: the chosen ones in their order, the rest by chance. */
export function fullList(
  chosen: string[],
  all: string[],
  count: number,
  next = Math.random,
): string[] | null {
  if (!chosen.length) return null;
  const list = chosen.slice(0, count);
  const left = all.filter((one) => !list.includes(one));
  while (list.length < count && left.length) list.push(...left.splice(Math.floor(next() * left.length), 1));
  return list;
}
