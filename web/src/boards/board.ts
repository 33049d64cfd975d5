import type { ComponentType, ReactNode } from "react";
import type { LogLine, View } from "../net/protocol";

export interface BoardProps {
  view: View;
  /** The seat drawn nearest to the viewer. */
  bottom: number;
  /** A plate for each seat: its name, clock and whether it is to choose. */
  plates: ReactNode[];
  /** What the log tells since the moment before, where that is known. */
  fresh?: readonly LogLine[];
}

/** How a game is drawn. */
export interface BoardKind {
  Board: ComponentType<BoardProps>;
  /** The phases of a turn, for the phase bar. */
  phases: string[];
}
