// Lines of play that are tried from a position: what was chosen, and what the search expected along the way. Pure.
import type { PositionOdds } from "../net/protocol";

/** Odds of winning for one seat, from 0 to 1, at each point of a line; undefined where the search has not been heard yet. */
export type Odds = (number | undefined)[];

export interface Move {
  seat: number;
  text: string;
}

export interface TriedLine {
  choices: number[];
  moves: Move[];
  odds: Odds;
}

/** What the search expects for a seat: the best option of whoever is asked is his; all others have what it leaves them. */
export function oddsFor(
  seat: number,
  { asked, options }: PositionOdds,
  together: boolean,
): number | undefined {
  const best = options[0]?.percent;
  if (best === undefined) return undefined;
  return (together || asked === seat ? best : 100 - best) / 100;
}

/** What is known along a line, by the way to each of its points. */
export function pointsOf({ choices, odds }: { choices: number[]; odds: Odds }): [string, number][] {
  return odds.flatMap((share, n) => (share === undefined ? [] : [[key(choices.slice(0, n)), share]]));
}

/** What is known of the moves of a line: those up to the last point that was looked at. */
export function knownMoves(moves: ReadonlyMap<string, Move[]>, choices: number[]): Move[] {
  for (let made = choices.length; made > 0; made--) {
    const found = moves.get(key(choices.slice(0, made)));
    if (found) return found;
  }
  return [];
}

export const key = (choices: number[]): string => choices.join(",");

/** How many choices two lines have in common before they part. */
export function partAt(one: TriedLine, other: TriedLine): number {
  let at = 0;
  while (at < one.choices.length && at < other.choices.length && one.choices[at] === other.choices[at]) at++;
  return at;
}

/** The points of a line's odds in a picture so wide and so high, with as many points as the longer line has. */
export function drawn(odds: Odds, length: number, wide: number, high: number): string {
  const step = wide / Math.max(1, length);
  return odds
    .map((share, n) =>
      share === undefined ? "" : `${(n * step).toFixed(1)},${((1 - share) * high).toFixed(1)}`,
    )
    .filter(Boolean)
    .join(" ");
}
