// The sides of the dice of Star Wars: Destiny as they are written: "2RD", "+3MD", "4ID1", "XF", "+1*", "Sp", "-".

export const SYMBOLS = [
  "melee",
  "ranged",
  "indirect",
  "shield",
  "resource",
  "disrupt",
  "discard",
  "focus",
  "special",
  "any",
  "blank",
] as const;

export type DieSymbol = (typeof SYMBOLS)[number];

/** One side of a die. */
export interface DieSide {
  symbol: DieSymbol;
  /** What stands before the symbol: a number, X, or nothing on blanks and specials. */
  value: string;
  /** A modifier: it is resolved only together with another die. */
  plus: boolean;
  /** What resolving it costs. */
  cost: number;
}

const SIGNS: Record<string, DieSymbol> = {
  MD: "melee",
  RD: "ranged",
  ID: "indirect",
  Sh: "shield",
  R: "resource",
  Dr: "disrupt",
  Dc: "discard",
  F: "focus",
  Sp: "special",
  "*": "any",
  "-": "blank",
};

const NOTATION = /^(\+?)(\d*|X)(MD|RD|ID|Sh|Sp|Dr|Dc|R|F|\*|-)(\d*)$/;
const BLANK: DieSide = { symbol: "blank", value: "", plus: false, cost: 0 };

/** A side as it is written; `now` is what it counts at the moment, which cards can change. */
export function readSide(notation: string, now?: number): DieSide {
  const found = NOTATION.exec(notation);
  if (!found) return BLANK;
  const [, plus, printed, sign, cost] = found;
  const value = printed && now !== undefined ? String(now) : (printed ?? "");
  return { symbol: SIGNS[sign!]!, value, plus: plus === "+", cost: Number(cost) };
}

const HARMFUL: ReadonlySet<DieSymbol> = new Set(["melee", "ranged", "indirect"]);

/** What a roll of a die shows: equal sides together with how many they are, and how many of all show damage, and nothing. */
export interface Odds {
  sides: { notation: string; count: number }[];
  all: number;
  damage: number;
  blank: number;
}

export function oddsOf(sides: readonly string[]): Odds {
  const counts = new Map<string, number>();
  for (const side of sides) counts.set(side, (counts.get(side) ?? 0) + 1);
  const having = (is: (symbol: DieSymbol) => boolean) =>
    sides.filter((side) => is(readSide(side).symbol)).length;
  return {
    sides: [...counts].map(([notation, count]) => ({ notation, count })),
    all: sides.length,
    damage: having((symbol) => HARMFUL.has(symbol)),
    blank: having((symbol) => symbol === "blank"),
  };
}

/** A part of so many as a percentage, for reading. */
export const percent = (count: number, all: number) => Math.round((100 * count) / (all || 1));
