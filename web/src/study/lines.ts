// Lines that were tried from a game: which tables were laid from which of its steps. Kept on this machine, the last ones only.

export interface Line {
  id: string;
  step: number;
  seat: number;
}

const KEY = "zeton.lines";
const MOST_GAMES = 50;
const MOST_LINES = 8;

type Kept = Record<string, Line[]>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The lines tried from a game, the last one first. */
export function linesOf(table: string): Line[] {
  return kept()[table] ?? [];
}

export function noteLine(table: string, line: Line): void {
  const { [table]: before = [], ...others } = kept();
  const games = Object.entries(others).slice(-(MOST_GAMES - 1));
  const all = { ...Object.fromEntries(games), [table]: [line, ...before].slice(0, MOST_LINES) };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // no room, or not allowed: the line can be played all the same
  }
}
