import type { ReactNode } from "react";

/** Something that is counted, and seen to change. */
export interface Count {
  /** The fact of the view that has the number; a path such as "threat.value". */
  fact: string;
  /** The paths of its sign, in a box of 24. */
  sign: ReactNode;
  /** More of it is good for whoever has it. */
  good?: boolean;
  /** The fact of the view that has it by card, if that is not `cards`. */
  within?: string;
}

/**
 * Where an attack comes from and where it goes: places among the cards of its log line. What has no target of its own ("hits") goes to
 * whatever is hit in the lines that follow; a name is the fact of the view that has the target.
 */
export interface Aim {
  from: number;
  to: number | "others" | "hits" | (string & {});
}

/** Which lines of a game's log are told how. Data only: what is said of a game here is all that the telling knows of it. */
export interface BeatKinds {
  /** The first card of the line is shown large, from its owner's side: it is played or used. */
  plays: readonly string[];
  /** All cards of the line are shown large: they are turned up. */
  reveals: readonly string[];
  attacks: Readonly<Record<string, Aim>>;
  /** The first card of the line takes as much damage as the line's number says. */
  hits: readonly string[];
  /** The cards of the line go. */
  losses: readonly string[];
  /** Dice are rolled or turned; how they roll is the board's. */
  rolls: readonly string[];
  /** What is counted on cards; the first is what a hit adds to. */
  counts: readonly Count[];
  /** What is counted for each seat (a list), or once for all. */
  stocks: readonly Count[];
}

export const NO_KINDS: BeatKinds = {
  plays: [],
  reveals: [],
  attacks: {},
  hits: [],
  losses: [],
  rolls: [],
  counts: [],
  stocks: [],
};
