import type { Printed } from "../net/protocol";

export const ORIGINS = ["rulebook", "public", "reconstructed"] as const;
export type Origin = (typeof ORIGINS)[number];

/** Where the facts of a card come from, if its game tells: each origin with its facts. */
export function originsOf(card: Printed): [Origin, string[]][] {
  const told = card.provenance;
  if (typeof told !== "object" || told === null) return [];
  const facts = Object.entries(told as Record<string, string>);
  return ORIGINS.map((origin): [Origin, string[]] => [
    origin,
    facts.filter(([, source]) => source.startsWith(origin)).map(([fact]) => fact.replaceAll("_", " ")),
  ]).filter(([, found]) => found.length > 0);
}
