// Pools: which sets a table allows. Pure.
import type { SetInfo } from "../net/protocol";

export const ALL = "all";
export const FREE = "free"; // the format that restricts nothing

/** The sets from which anything can be played. */
export const playingSets = (sets: SetInfo[]): SetInfo[] => sets.filter((one) => one.playing > 0);

/** The ids of the sets of a pool. */
export function setsOf(pool: string, sets: SetInfo[]): string[] {
  if (pool === ALL) return sets.map((one) => one.id);
  const named = pool.split(",").map((name) => name.trim());
  return sets.filter((one) => named.includes(one.id)).map((one) => one.id);
}

/** The pool of these sets; all that play are simply all. */
export function poolOf(chosen: string[], sets: SetInfo[]): string {
  const playing = playingSets(sets);
  if (playing.every((one) => chosen.includes(one.id))) return ALL;
  return playing
    .filter((one) => chosen.includes(one.id))
    .map((one) => one.id)
    .join(",");
}

/** Whether a deck can be of these sets: one of each of the lists it names must be among them. */
export function isOf(deck: { sets: string[][] }, pool: string): boolean {
  if (pool === ALL) return true;
  const allowed = new Set(pool.split(",").map((name) => name.trim()));
  return deck.sets.every((some) => some.some((one) => allowed.has(one)));
}

const keyOf = (game: string) => `zeton.pool.${game}`;

/** The sets somebody plays with, as he last said here. */
export const keptPool = (game: string): string => localStorage.getItem(keyOf(game)) ?? ALL;

export const keepPool = (game: string, pool: string): void => localStorage.setItem(keyOf(game), pool);
