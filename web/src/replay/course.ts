import type { Course, Standing } from "../net/protocol";

/** A line through how the game stood, in a box of this size: steps from left to right, a won game at the top. */
export function lineOf(
  standings: Standing[],
  seat: number,
  last: number,
  width: number,
  height: number,
): string {
  return standings
    .map(({ step, shares }, n) => {
      const [x, y] = [place(step, last) * width, (1 - (shares[seat] ?? 0.5)) * height];
      return `${n ? "L" : "M"}${round(x)} ${round(y)}`;
    })
    .join("");
}

/** The same line, closed along the middle, where nobody is ahead. */
export function areaOf(
  standings: Standing[],
  seat: number,
  last: number,
  width: number,
  height: number,
): string {
  const [first, end] = [standings[0], standings.at(-1)];
  if (!first || !end) return "";
  const line = lineOf(standings, seat, last, width, height);
  const x = (one: Standing) => round(place(one.step, last) * width);
  return `${line}L${x(end)} ${height / 2}L${x(first)} ${height / 2}Z`;
}

/** Where a step lies between the first and the last one, from 0 to 1. */
export function place(step: number, last: number): number {
  return last > 0 ? step / last : 0;
}

export function percentOf(share: number): number {
  return Math.round(share * 100);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Which turn a step belongs to, from 1; 0 is what comes before the first. */
export function turnAt(turns: Course["turns"], step: number): number {
  return turns.filter((turn) => turn.step <= step).length;
}

/** The step a turn begins at that comes after (or before) a step; the ends of the game where there is none. */
export function nextTurn(turns: Course["turns"], step: number, last: number): number {
  return turns.find((turn) => turn.step > step)?.step ?? last;
}

export function turnBefore(turns: Course["turns"], step: number): number {
  return turns.findLast((turn) => turn.step < step)?.step ?? 0;
}

/** How it stood when each turn began, and at the end: the share of one seat. */
export function byTurns({ turns, standings }: Course, seat: number): number[] {
  const at = [...turns.map((turn) => turn.step), Number.POSITIVE_INFINITY];
  return at.map((step) => standings.findLast((one) => one.step <= step)?.shares[seat] ?? 0.5);
}

/** Which of these places along a line are numbered, so that no two numbers are nearer than that: the first, and so on. */
export function apart(places: number[], gap: number): Set<number> {
  const kept = new Set<number>();
  let free = Number.NEGATIVE_INFINITY;
  places.forEach((x, n) => {
    if (x < free) return;
    kept.add(n);
    free = x + gap;
  });
  return kept;
}

export interface Spot {
  x: number;
  y: number;
}

/** Where marks stand so that none covers another: each at its own place or, where one is already, above or below it within the height. */
export function spreadOut(spots: Spot[], gap: number, height: number): Spot[] {
  const taken: Spot[] = [];
  for (const { x, y } of spots) {
    const near = taken.filter((one) => Math.abs(one.x - x) < gap);
    const free = (at: number) => near.every((one) => Math.hypot(one.x - x, one.y - at) >= gap);
    const ways = [y, ...near.flatMap((one) => [one.y - gap, one.y + gap])]
      .filter((at) => at === y || (at >= 0 && at <= height))
      .sort((one, other) => Math.abs(one - y) - Math.abs(other - y));
    taken.push({ x, y: ways.find(free) ?? y });
  }
  return taken;
}

/** The step an address asks for: `?step=` or `?turn=` (from 1); otherwise the end. */
export function askedStep(search: string, turns: Course["turns"] | null, last: number): number {
  const asked = new URLSearchParams(search);
  const turn = turns?.[Number(asked.get("turn")) - 1];
  if (asked.has("turn") && turn) return Math.min(turn.step, last);
  const step = Number(asked.get("step") ?? Number.NaN);
  return Number.isInteger(step) ? Math.max(0, Math.min(step, last)) : last;
}
