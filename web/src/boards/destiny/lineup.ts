import { type Formation, formation, GAP, LEAST, span, wide } from "../shared/formation";

// How the characters and supports of a team share the room: side by side as cards; where that is too much, supports are edges.

export const MOST = { width: 250, height: 310 } as const;
/** The edge of an upgrade that looks out from under its character. */
export const STRIP = 22;
/** The edge of a support, with what is between two of them. */
export const EDGE = 27;

/** An edge under a card that is narrower has no room for a title. */
const NARROW = 76;
/** A character of this width stands whole: rather so than under the next one. */
export const NARROWEST = 56;
/** Cards are at most about as wide as high. */
const SHAPE = 1.1;

/** So many cards in so much room, as large as can be. */
export const stand = (count: number, width: number, height: number): Formation =>
  formation(count, count, { width, height, most: MOST, shape: SHAPE, narrowest: NARROWEST });

/** Nothing of a card lies under the next one. */
export const whole = ({ step, width, scrolls }: Formation) => step >= width && !scrolls;

/** Supports of which only the edges are seen: in columns beside the characters, or in lines below them. */
export interface Edges {
  below: boolean;
  columns: number;
  lines: number;
  width: number;
}

/** What of a team is laid out, and how; a part that is folded away is one pile with a count. */
export interface TeamLayout {
  characters: Formation | null;
  supports: Formation | null;
  edges: Edges | null;
}

export type Part = "characters" | "supports";

/** Of how many cards a team is. What is attached to a support has an edge of its own where supports are edges. */
export interface Counts {
  characters: number;
  supports: number;
  edges: number;
}

const BETWEEN = 18;
const EDGE_WIDTH = { least: 88, most: 136 } as const;

/**
 * Characters and supports side by side as cards; else supports as edges, beside the characters or, where those would be too narrow, below them;
 * and where there is no room for that either, the part in focus is laid out and the other one is a pile.
 */
export function teamLayout(counts: Counts, focus: Part, width: number, height: number): TeamLayout {
  const { characters, supports } = counts;
  if (!supports) return { characters: stand(characters, width, height), supports: null, edges: null };
  const cards = [sideBySide, inRanks]
    .map((lay) => lay(characters, supports, width - BETWEEN, height))
    .find((both) => both.characters.width >= NARROW && whole(both.characters) && whole(both.supports));
  if (cards) return { ...cards, edges: null };
  const edged =
    edgesBeside(characters, counts.edges, width, height) ??
    edgesBelow(characters, counts.edges, width, height);
  if (edged) return { ...edged, supports: null };
  const room = width - LEAST.width - BETWEEN;
  return focus === "characters"
    ? { characters: stand(characters, room, height), supports: null, edges: null }
    : { characters: null, supports: stand(supports, room, height), edges: null };
}

/** Characters are what the game is about: they get a little more room each, as long as supports can be read. What one part leaves, the other has. */
function sideBySide(characters: number, supports: number, width: number, height: number) {
  const weight = characters + supports * 0.72;
  const least = Math.min(width, wide(Math.ceil(supports / 2)));
  const share = Math.min((width * characters) / weight, Math.max(width - least, width / 2));
  const low = height * (height > 130 ? 0.84 : 1);
  const first = stand(characters, share, height);
  const second = stand(supports, width - Math.min(share, span(first)), low);
  return { characters: stand(characters, width - span(second), height), supports: second };
}

/** Supports in two rows as high as the characters. */
function inRanks(characters: number, supports: number, width: number, height: number) {
  const second = stand(supports, wide(Math.ceil(supports / 2)), height);
  return { characters: stand(characters, width - span(second), height), supports: second };
}

type WithEdges = { characters: Formation; edges: Edges } | null;

function edgesBeside(characters: number, count: number, width: number, height: number): WithEdges {
  const columns = Math.ceil(count / Math.max(1, Math.floor(height / EDGE)));
  const lines = Math.ceil(count / columns);
  const each = (taken: number) =>
    Math.min(EDGE_WIDTH.most, Math.floor((width - BETWEEN - taken + GAP) / columns) - GAP);
  const given = Math.max(EDGE_WIDTH.least, each(wide(characters, NARROW)));
  const first = stand(characters, width - BETWEEN - wide(columns, given), height);
  return first.width >= NARROW && whole(first)
    ? { characters: first, edges: { below: false, columns, lines, width: each(span(first)) } }
    : null;
}

function edgesBelow(characters: number, count: number, width: number, height: number): WithEdges {
  const most = Math.max(1, Math.floor((width + GAP) / (EDGE_WIDTH.least + GAP)));
  const lines = Math.ceil(count / most);
  const columns = Math.ceil(count / lines);
  const high = height - lines * EDGE;
  const each = Math.min(EDGE_WIDTH.most, Math.floor((width + GAP) / columns - GAP));
  const first = stand(characters, width, high);
  return high >= LEAST.height && whole(first)
    ? { characters: first, edges: { below: true, columns, lines, width: each } }
    : null;
}

/** What a team of that many needs below its characters where it is as low as can be: lines of supports, and whether upgrades have edges there. */
export function needsBelow(counts: Counts, width: number) {
  const low = LEAST.height + 2 * EDGE;
  const { characters: stands, edges } = teamLayout(counts, "characters", width, low);
  return {
    lines: edges?.below ? edges.lines : 0,
    upgrades: stands !== null && whole(stands) && stands.width >= NARROW,
  };
}

/** How many edges of upgrades find room under a card that stays large enough to be read; under a fanned or narrow card nothing could be read of them. */
export function edgesThatFit(stands: Formation): number {
  const { height, width } = stands;
  return !whole(stands) || width < NARROW ? 0 : Math.max(0, Math.floor((height - LEAST.height) / STRIP));
}
