import type { Printed } from "../net/protocol";

export const ORIGINS = ["rulebook", "public", "reconstructed"] as const;
export type Origin = (typeof ORIGINS)[number];

/** Where the facts of a card come from, if its game tells: each origin with its facts. */
export function originsOf(card: Printed): [Origin, string[]][] {
  return ORIGINS.map((origin): [Origin, string[]] => [origin, [card.words?.[origin] ?? []].flat()]).filter(
    ([, found]) => found.length > 0,
  );
}
