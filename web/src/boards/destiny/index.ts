import type { BoardKind } from "../board";
import { Board } from "./Board";
import { beats } from "./beats";

export const KIND: BoardKind = {
  Board,
  beats,
  phases: ["setup", "action", "upkeep"],
  counted: "round",
  tray: {
    places: ["characters", "upgrades", "supports", "plot", "battlefield", "on_cards", "pool"],
    shown: ["looked_at", "chosen"],
    about: ["being_played"],
    hands: ["mulligan", "put away", "set apart"],
  },
};
