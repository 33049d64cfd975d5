import { lettersFor } from "../../look/letters";

/** No card in play is drawn smaller than this, and none needs to be larger than the other. */
export const LEAST = { width: 64, height: 72 } as const;
const MOST = { width: 170, height: 240 } as const;
/** As wide as this share of its height at most. */
const SLIM = 0.84;

export const GAP = 5;
/** What of a fanned card is seen: its title, if that can be; at least its middle, so that it can be pressed there. */
export const FAIR_STEP = 48;
const LEAST_STEP = 36;

/** Where a game shapes its cards, one that is so much larger is worth another row. */
const WORTH_A_ROW = 1.2;

/** The room there is, and how large a card may be in it. */
export interface Room {
  width: number;
  height: number;
  most?: { width: number; height: number };
  /** How much wider than high a card may be. */
  shape?: number;
  /** How much wider another row must make it. */
  worth?: number;
  /** How narrow a card may be that stands whole beside the next one. */
  narrowest?: number;
  /** How low a card may be. */
  lowest?: number;
  /** How much of a card is to be seen at least in a fan, where equal ones could lie on piles instead. */
  fair?: number;
}

/** How cards stand: in rows and columns; where the step is less than the width, its cards overlap like a hand. */
export interface Formation {
  rows: number;
  columns: number;
  step: number;
  width: number;
  height: number;
  /** Whether equal units lie on one pile. */
  stacked: boolean;
  /** Whether there is still not enough room. */
  scrolls: boolean;
}

/** How many rows fit into a height. */
export const deepest = (height: number, lowest: number = LEAST.height) =>
  Math.max(1, Math.floor((height + GAP) / (lowest + GAP)));
/** How wide so many are side by side. */
export const wide = (columns: number, each: number = LEAST.width) => columns * (each + GAP) - GAP;
/** How much of the width a formation takes. */
export const span = ({ columns, step, width }: Formation) => (columns - 1) * step + width;

function formed(rows: number, columns: number, room: Room, step?: number): Formation {
  const { width, height, most: largest = MOST, shape = SLIM } = room;
  const { narrowest = LEAST.width, lowest = LEAST.height } = room;
  const high = Math.max(lowest, Math.min(largest.height, (height - (rows - 1) * GAP) / rows));
  const most = Math.min(largest.width, high * shape, (width - (columns - 1) * GAP) / columns);
  const across = step ? LEAST.width : Math.max(narrowest, most);
  return {
    rows,
    columns,
    step: step ?? across + GAP,
    width: across,
    height: high,
    stacked: false,
    scrolls: false,
  };
}

/** Side by side in as many rows as makes them largest, if they fit so at all. */
function sideBySide(units: number, room: Room): Formation | null {
  const { worth = room.shape ? WORTH_A_ROW : 1 } = room;
  let best: Formation | null = null;
  for (let rows = 1; rows <= Math.min(deepest(room.height, room.lowest), Math.max(1, units)); rows++) {
    const columns = Math.max(1, Math.ceil(units / rows));
    if (wide(columns, room.narrowest) > room.width) continue;
    const found = formed(rows, columns, room);
    if (!best || found.width > best.width * worth) best = found;
  }
  return best;
}

/**
 * Side by side in as many rows as makes them largest; if there is no room for that, fanned out; if too little would be seen of each, equal
 * ones in piles; and if nothing helps, one scrolls.
 */
export function formation(units: number, piles: number, room: Room): Formation {
  const { width, height } = room;
  const fits = sideBySide(units, room);
  if (fits) return fits;
  const rows = deepest(height, room.lowest);
  const columns = Math.ceil(units / rows);
  const step = (width - LEAST.width) / (columns - 1);
  if (step >= (piles < units ? (room.fair ?? FAIR_STEP) : LEAST_STEP))
    return formed(rows, columns, room, step);
  if (piles < units) return { ...formation(piles, piles, room), stacked: true };
  return { ...formed(rows, columns, room, FAIR_STEP), scrolls: true };
}

/** A room as it is for letters so much larger than normal: there is less of it. */
export const roomFor = <Some extends { width: number; height: number }>(
  room: Some,
  letters: number,
): Some => ({
  ...room,
  width: room.width / letters,
  height: room.height / letters,
});

/** Cards in rooms for larger letters are as much larger. */
const enlarged = (stands: Formation, letters: number): Formation => ({
  ...stands,
  step: stands.step * letters,
  width: stands.width * letters,
  height: stands.height * letters,
});

/**
 * How cards stand that are written in larger letters, where all of them have room side by side so; else as with normal ones, but rather in
 * piles than in a narrow fan.
 */
export function lettered(
  units: number,
  piles: number,
  room: Room,
  wanted: number,
): { stands: Formation; letters: number } {
  const standing = (letters: number) => enlarged(formation(units, piles, roomFor(room, letters)), letters);
  const letters = lettersFor(wanted, (scale) => {
    const { rows, step, width, height, stacked, scrolls } = standing(scale);
    const high = rows * (height + GAP) - GAP <= room.height;
    return high && step > width && !stacked && !scrolls;
  });
  const fair = FAIR_STEP * Math.max(1, wanted);
  return { stands: letters > 1 ? standing(letters) : formation(units, piles, { ...room, fair }), letters };
}

/** Cards in piles of equal ones, as a key tells. */
export function heaps<Slot>(slots: readonly Slot[], keyOf: (slot: Slot) => string): Slot[][] {
  const found = new Map<string, Slot[]>();
  for (const slot of slots) found.set(keyOf(slot), [...(found.get(keyOf(slot)) ?? []), slot]);
  return [...found.values()];
}
