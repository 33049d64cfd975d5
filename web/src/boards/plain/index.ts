import { NO_KINDS } from "../../table/beats/kinds";
import type { BoardKind } from "../board";
import { NO_TRAY } from "../tray";
import { PlainBoard } from "./PlainBoard";

export const KIND: BoardKind = {
  Board: PlainBoard,
  beats: NO_KINDS,
  phases: [],
  counted: "turn",
  tray: NO_TRAY,
};
