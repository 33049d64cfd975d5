import type { BoardKind } from "../board";
import { NO_TRAY } from "../tray";
import { Board } from "./Board";
import { beats } from "./beats";

export const KIND: BoardKind = {
  Board,
  beats,
  phases: ["ready", "actions", "villain", "invasion"],
  counted: "turn",
  tray: { ...NO_TRAY, places: ["squad", "second_squad", "missions", "board"], about: ["revealed"] },
};
