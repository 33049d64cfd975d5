import type { BoardKind } from "./board";
import { PlainBoard } from "./plain/PlainBoard";
import { Board as StarWarsBoard } from "./star_wars_lcg/Board";

const BOARDS: Record<string, BoardKind> = {
  star_wars_lcg: {
    Board: StarWarsBoard,
    phases: ["balance", "refresh", "draw", "deployment", "conflict", "force"],
  },
};

/** A game without a board of its own is drawn plainly, from its view. */
export function boardOf(game: string): BoardKind {
  return BOARDS[game] ?? { Board: PlainBoard, phases: [] };
}
