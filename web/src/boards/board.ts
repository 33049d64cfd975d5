import type { ComponentType, ReactNode } from "react";
import type { LogLine, Option, Sealed, View } from "../net/protocol";
import type { BeatKinds } from "../table/beats/kinds";
import type { TrayRules } from "./tray";

export interface BoardProps {
  view: View;
  /** The seat drawn nearest to the viewer. */
  bottom: number;
  /** A plate for each seat: its name, clock and whether it is to choose. */
  plates: ReactNode[];
  /** What the log tells since the moment before, where that is known. */
  fresh?: readonly LogLine[];
  /** Where several are asked at the same time: who has answered, and with what if that may be known. */
  sealed?: Sealed;
}

/**
 * The card at which an option is chosen although it names none; undefined: it names its card, or has none; null: it comes to the
 * same as another, and is listed among all options only.
 */
export type Place = (view: View, option: Option) => number | null | undefined;

/** How a game is drawn. */
export interface BoardKind {
  Board: ComponentType<BoardProps>;
  /** The phases of a turn, for the phase bar. */
  phases: string[];
  /** What the game is counted in, and a replay goes through. */
  counted: "turn" | "round";
  /** Where an option that names no card is chosen (see `Place`). */
  place?: Place;
  /** What the lines of its log are, to whoever tells a turn. */
  beats: BeatKinds;
  /** What is laid out to be chosen from, because the board does not draw it where it lies. */
  tray: TrayRules;
}
