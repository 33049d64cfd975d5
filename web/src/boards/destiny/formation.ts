import { LEAST } from "../shared/formation";
import { EDGE, MOST, STRIP, stand, whole } from "./lineup";

// How much height teams and pools get, and how large the dice in a pool are. What of a team is laid out is in lineup.ts.

/** How large the dice of a pool are: cells in columns, and how large the name under each die is written; 0 where there is no room for names. */
export interface DiceLayout {
  die: number;
  cell: number;
  columns: number;
  names: number;
}

export const DIE = { least: 40, most: 128 } as const;
/** Two lines of a name, larger under large dice, and what is between rows and columns. */
const NAME = 30;
const LARGE = { die: 96, name: 36 } as const;
const BELOW = 4;
const BESIDE = 8;
/** Names need this much to be written in full on two lines. */
const CELL = 60;

const cellOf = (die: number, names: number) => Math.max(die + BESIDE, names ? CELL : 0);
export const isLarge = (die: number) => die >= LARGE.die;
const rowOf = (die: number, names: number) =>
  die + (names ? Math.ceil((isLarge(die) ? LARGE.name : NAME) * names) : BELOW);

function gridOf(die: number, count: number, width: number, names: number) {
  const columns = Math.max(1, Math.floor(width / cellOf(die, names)));
  const rows = Math.ceil(count / columns);
  return { columns: Math.min(columns, Math.max(1, Math.ceil(count / rows))), rows };
}

/** The largest dice that all fit, with their names in the letters that are set or in usual ones; where that is too much, without. */
export function diceLayout(count: number, width: number, height: number, letters = 1): DiceLayout {
  for (const names of [letters, Math.min(letters, 1), 0])
    for (let die: number = DIE.most; die >= DIE.least; die -= 2) {
      const { columns, rows } = gridOf(die, count, width, names);
      if (rows * rowOf(die, names) <= height) return { die, cell: cellOf(die, names), columns, names };
    }
  const { columns } = gridOf(DIE.least, count, width, 0);
  return { die: DIE.least, cell: cellOf(DIE.least, 0), columns, names: 0 };
}

/** Where pools are beside their teams: what a column of dice needs in two rows or in three, and what there is at least. */
const COLUMN = { two: 49, three: 50, least: 134, none: 96, padding: 10 } as const;

/** Pools beside their teams, as wide as that, and how the two share the height. */
export interface Beside {
  width: number;
  pools: [number, number];
}

/** Two rows of dice in each half; three, and a share of the height for each row, where else characters would lie on each other. */
export function besideOf(
  dice: readonly [number, number],
  characters: number,
  width: number,
  height: number,
): Beside {
  const most = Math.max(...dice);
  const half = Math.floor(height / 2);
  const two = Math.max(COLUMN.least, Math.ceil(most / 2) * COLUMN.two + COLUMN.padding);
  const columns = Math.ceil(most / 3);
  const three = columns * COLUMN.three + COLUMN.padding;
  const fits = (pool: number) => whole(stand(characters, width - pool, LEAST.height));
  if (!most) return { width: COLUMN.none, pools: [half, half] };
  if (fits(two) || !fits(three)) return { width: Math.min(width * 0.58, two), pools: [half, half] };
  const [one, other] = dice.map((count) => Math.max(1, Math.ceil(count / columns))) as [number, number];
  const first = Math.floor((height * one) / (one + other));
  return { width: three, pools: [first, height - first] };
}

/** How teams that have pools beside them share the height: by the lines of supports below their characters, which are of one height. */
export function teamsBeside(lines: readonly [number, number], height: number): [number, number] {
  const each = (height - (lines[0] + lines[1]) * EDGE) / 2;
  if (each < LEAST.height) return [Math.floor(height / 2), Math.floor(height / 2)];
  const first = Math.floor(each + lines[0] * EDGE);
  return [first, height - first];
}

/** What a side needs room for: its dice, the edges of upgrades under a character, and lines of supports below all characters. */
export interface Need {
  dice: number;
  upgrades: number;
  lines: number;
}

/** How high the teams and the pools are. */
export interface Heights {
  teams: [number, number];
  pools: [number, number];
}

/** A pool without dice is a line. */
const EMPTY = 26;

const poolHeight = (die: number, dice: number, width: number, names: number) =>
  dice ? gridOf(die, dice, width, names).rows * rowOf(die, names) : EMPTY;

/**
 * How two sides share the height: a pool needs rows of dice, or only a line if nothing is rolled; a team needs cards that can be read and the
 * edges of upgrades and supports. What is left goes to all, up to what is good for each. Where there is too little, as much of what can be left
 * out (names of dice, edges, lines of supports) stays as there is room for, and then pools scroll.
 */
export function heightsOf(needs: readonly [Need, Need], width: number, height: number, letters = 1): Heights {
  const least = [true, false]
    .flatMap((lines) => [letters, Math.min(letters, 1), 0].map((names) => ({ lines, names })))
    .flatMap((some) => [1, 0].map((edges) => leastOf(needs, width, { ...some, edges })))
    .sort((a, b) => sum(b) - sum(a))
    .find((one, n, all) => sum(one) <= height || n === all.length - 1)!;
  if (sum(least) > height) return squeezed(least, height);
  const good = [
    ...needs.map(
      ({ upgrades, lines }) =>
        Math.max(LEAST.height + upgrades * STRIP, Math.min(MOST.height, height * 0.34)) + lines * EDGE,
    ),
    ...needs.map(({ dice }) => poolHeight(Math.min(DIE.most, height * 0.15), dice, width, letters)),
  ];
  const wants = good.map((one, n) => Math.max(0, one - least[n]!));
  const part = Math.min(1, (height - sum(least)) / (sum(wants) || 1));
  return heights(least.map((few, n) => Math.floor(few + wants[n]! * part)));
}

interface Shown {
  lines: boolean;
  names: number;
  edges: number;
}

function leastOf(needs: readonly [Need, Need], width: number, { lines, names, edges }: Shown): number[] {
  const below = (need: Need) => Math.min(edges, need.upgrades) * STRIP + (lines ? need.lines * EDGE : 0);
  return [
    ...needs.map((need) => LEAST.height + below(need)),
    ...needs.map(({ dice }) => poolHeight(DIE.least, dice, width, names)),
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
