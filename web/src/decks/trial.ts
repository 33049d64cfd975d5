// A series of games of a deck (docs/protocol.md: Trial), and what is drawn of it. Pure.

/** So many games of so many were won, and between which shares the true one surely lies. */
export interface Wins {
  won: number;
  games: number;
  share: number;
  least: number;
  most: number;
}

export interface CardResult {
  card: string;
  had: Wins;
  played: Wins;
  unseen: Wins;
  gain: number;
  least: number;
  most: number;
}

export interface TrialReport {
  opponents: { name: string; all: Wins; seats: Wins[] }[];
  seats: string[];
  ends: { won: boolean; text: string; games: number }[];
  curves: { name: string; ours: number[]; theirs: number[] }[];
  cards: CardResult[];
  doubt: number;
  openings: CardResult[];
  hands: string[];
  cuts: string[];
}

export interface Trial {
  state: "running" | "known" | "open" | "stopped";
  version: number;
  before: number | null;
  games: number;
  most: number;
  left: number | null;
  all: Wins;
  last: Wins | null;
  good: boolean | null;
  better: boolean | null;
  answers: string[];
  report: TrialReport | null;
}

export const percent = (share: number): number => Math.round(share * 100);

/** Points more or less, with their sign. */
export function points(gain: number): string {
  const found = Math.round(gain * 100);
  return found > 0 ? `+${found}` : found < 0 ? `−${-found}` : "0";
}

/** What the games prove of a card: that it wins, that it loses, or nothing. */
export function proven({ least, most }: { least: number; most: number }): "more" | "less" | "" {
  return least > 0 ? "more" : most < 0 ? "less" : "";
}

/** As whole minutes, or as seconds where it is less than one. */
export function timeLeft(seconds: number): { minutes: number; seconds: number } {
  return seconds < 60
    ? { minutes: 0, seconds: Math.max(1, Math.round(seconds)) }
    : { minutes: Math.ceil(seconds / 60), seconds: 0 };
}

/** The points of a line through these values, in a picture so wide and so high, where `most` is at its top. */
export function through(values: number[], turns: number, most: number, wide: number, high: number): string {
  const step = wide / Math.max(1, turns - 1);
  return values
    .map((value, n) => `${(n * step).toFixed(1)},${(high - (value / most) * high).toFixed(1)}`)
    .join(" ");
}
