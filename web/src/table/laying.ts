import { useCallback, useMemo, useState } from "react";
import type { BoardKind } from "../boards/board";
import type { TableLine } from "../net/useTable";
import type { Playing } from "./playing";
import { type Tray, trayOf } from "./tray";

/** What is laid out to be chosen from at the open question, and whether it is open. */
export interface Laying {
  tray: Tray | null;
  open: boolean;
  /** Put it away to look at the board, or lay it out again. */
  turn: () => void;
}

export function useLaying(line: TableLine, playing: Playing, board: BoardKind | null): Laying {
  const message = line.newest;
  const { mine, offers, trail } = playing;
  const tray = useMemo(() => {
    if (!message || !mine || !board) return null;
    const { view, question } = message;
    const asked = question && view.decision && { kind: view.decision.kind, opens: question.opens };
    return trayOf(view, asked, offers.at.keys(), board.tray);
  }, [message, mine, offers, board]);
  // One choice may take several questions: their numbers follow each other, and what was put away stays away.
  const choice = `${message?.era ?? 0}/${(message?.view.decision?.number ?? 0) - trail.length}`;
  const [turned, setTurned] = useState({ choice: "", open: false });
  const wanted = tray !== null && (turned.choice === choice ? turned.open : tray.due);
  // It is laid out when all that led to it has been told, for that is seen on the board; whoever asks for it wants no more told.
  const { behind, catchUp } = line;
  const open = wanted && !behind;
  const turn = useCallback(() => {
    setTurned({ choice, open: !open });
    if (behind) catchUp();
  }, [choice, open, behind, catchUp]);
  return { tray, open, turn };
}
