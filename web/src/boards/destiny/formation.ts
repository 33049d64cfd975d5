import { type Formation, formation, LEAST, span, wide } from "../shared/formation";

// How much room everything on the table gets: teams, pools, and the dice in them.

export const MOST = { width: 250, height: 310 } as const;
/** The edge of an upgrade that looks out from under its character. */
export const STRIP = 22;

/** An edge that is narrower has no room for a title. */
const NARROW = 76;
/** Cards are at most about as wide as high. */
const SHAPE = 1.1;

/** So many cards in so much room, as large as can be. */
export const stand = (count: number, width: number, height: number): Formation =>
  formation(count, count, { width, height, most: MOST, shape: SHAPE });

/** What of a team is laid out, and how; a part that is folded away is one pile with a count. */
export interface TeamLayout {
  characters: Formation | null;
  supports: Formation | null;
}

export type Part = keyof TeamLayout;

const BETWEEN = 18;

/** Characters and supports side by side; where there is no room for both, the part in focus is laid out and the other one is a pile. */
export function teamLayout(
  characters: number,
  supports: number,
  focus: Part,
  width: number,
  height: number,
): TeamLayout {
  if (!supports) return { characters: stand(characters, width, height), supports: null };
  const both = sideBySide(characters, supports, width - BETWEEN, height);
  const fits = (one: Formation) => one.step >= LEAST.width * 0.7 && !one.scrolls;
  if (fits(both.characters) && fits(both.supports)) return both;
  const room = width - LEAST.width - BETWEEN;
  return focus === "characters"
    ? { characters: stand(characters, room, height), supports: null }
    : { characters: null, supports: stand(supports, room, height) };
}

/** Characters are what the game is about: they get a little more room each, as long as supports can be read. What one part leaves, the other has. */
function sideBySide(characters: number, supports: number, width: number, height: number) {
  const weight = characters + supports * 0.72;
  const least = Math.min(width, wide(Math.ceil(supports / 2)));
  const share = Math.min((width * characters) / weight, Math.max(width - least, width / 2));
  const low = height * (height > 130 ? 0.84 : 1);
  const first = stand(characters, share, height);
  const second = stand(supports, width - Math.min(share, span(first)), low);
  return { characters: stand(characters, width - span(second), height), supports: second };
}

/** How many edges of upgrades find room under a card that stays large enough to be read; under a fanned or narrow card nothing could be read of them. */
export function edgesThatFit({ height, width, step }: Formation): number {
  return step < width || width < NARROW ? 0 : Math.max(0, Math.floor((height - LEAST.height) / STRIP));
}

/** How large the dice of a pool are: cells in columns, a name under each die if there is room for names. */
export interface DiceLayout {
  die: number;
  cell: number;
  columns: number;
  named: boolean;
}

export const DIE = { least: 40, most: 128 } as const;
/** Two lines of a name, and what is between rows. */
const NAME = 30;
const BESIDE = 8;
/** Names need this much to be written in full on two lines. */
const CELL = 60;

const cellOf = (die: number, named: boolean) => Math.max(die + BESIDE, named ? CELL : 0);
const rowOf = (die: number, named: boolean) => die + (named ? NAME : BESIDE);

function gridOf(die: number, count: number, width: number, named: boolean) {
  const columns = Math.max(1, Math.floor(width / cellOf(die, named)));
  const rows = Math.ceil(count / columns);
  return { columns: Math.min(columns, Math.max(1, Math.ceil(count / rows))), rows };
}

/** The largest dice that all fit, with their names; where that is too much, the smallest without. */
export function diceLayout(count: number, width: number, height: number): DiceLayout {
  for (const named of [true, false])
    for (let die: number = DIE.most; die >= DIE.least; die -= 2) {
      const { columns, rows } = gridOf(die, count, width, named);
      if (rows * rowOf(die, named) <= height) return { die, cell: cellOf(die, named), columns, named };
    }
  const { columns } = gridOf(DIE.least, count, width, false);
  return { die: DIE.least, cell: cellOf(DIE.least, false), columns, named: false };
}

/** What a side needs room for. */
export interface Need {
  dice: number;
  upgrades: number;
}

/** How high the teams and the pools are. */
export interface Heights {
  teams: [number, number];
  pools: [number, number];
}

/** A pool without dice is a line. */
const EMPTY = 26;

const poolHeight = (die: number, dice: number, width: number, named: boolean) =>
  dice ? gridOf(die, dice, width, named).rows * rowOf(die, named) : EMPTY;

/**
 * How two sides share the height: a pool needs rows of dice, or only a line if nothing is rolled; a team needs cards that can be read and the
 * edges of upgrades. What is left goes to all, up to what is good for each. Where there is too little, names of dice are left out first, then the
 * edges, and then pools scroll.
 */
export function heightsOf(needs: readonly [Need, Need], width: number, height: number): Heights {
  const least = [true, false]
    .flatMap((named) => [1, 0].map((edges) => leastOf(needs, width, named, edges)))
    .sort((a, b) => sum(b) - sum(a))
    .find((one, n, all) => sum(one) <= height || n === all.length - 1)!;
  if (sum(least) > height) return squeezed(least, height);
  const good = [
    ...needs.map(({ upgrades }) =>
      Math.max(LEAST.height + upgrades * STRIP, Math.min(MOST.height, height * 0.34)),
    ),
    ...needs.map(({ dice }) => poolHeight(Math.min(DIE.most, height * 0.15), dice, width, true)),
  ];
  const wants = good.map((one, n) => Math.max(0, one - least[n]!));
  const part = Math.min(1, (height - sum(least)) / (sum(wants) || 1));
  return heights(least.map((few, n) => Math.floor(few + wants[n]! * part)));
}

function leastOf(needs: readonly [Need, Need], width: number, named: boolean, edges: number): number[] {
  return [
    ...needs.map(({ upgrades }) => LEAST.height + Math.min(edges, upgrades) * STRIP),
    ...needs.map(({ dice }) => poolHeight(DIE.least, dice, width, named)),
  ];
}

/** Teams keep what they need; pools share what is left by what they need. */
function squeezed(least: number[], height: number): Heights {
  const [one, two, ...pools] = least as [number, number, number, number];
  const part = Math.max(0, height - one - two) / sum(pools);
  return heights([one, two, ...pools.map((pool) => Math.floor(pool * part))]);
}

function heights([one, two, three, four]: number[]): Heights {
  return { teams: [one!, two!], pools: [three!, four!] };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
