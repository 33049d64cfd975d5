import type { BoardKind } from "./board";
import { Board as CloneWarsBoard } from "./clone_wars/Board";
import { Board as ConquestBoard } from "./conquest/Board";
import { Board as DestinyBoard } from "./destiny/Board";
import { PlainBoard } from "./plain/PlainBoard";
import { Board as StarWarsBoard } from "./star_wars_lcg/Board";

const BOARDS: Record<string, BoardKind> = {
  clone_wars: {
    Board: CloneWarsBoard,
    phases: ["ready", "actions", "villain", "invasion"],
  },
  star_wars_lcg: {
    Board: StarWarsBoard,
    phases: ["balance", "refresh", "draw", "deployment", "conflict", "force"],
  },
  conquest: {
    Board: ConquestBoard,
    phases: ["deploy", "command", "combat", "headquarters"],
  },
  destiny: {
    Board: DestinyBoard,
    phases: ["setup", "action", "upkeep"],
  },
};

/** A game without a board of its own is drawn plainly, from its view. */
export function boardOf(game: string): BoardKind {
  return BOARDS[game] ?? { Board: PlainBoard, phases: [] };
}
