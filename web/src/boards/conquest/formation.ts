import { deepest, FAIR_STEP, GAP, heaps, LEAST, type Room, wide } from "../shared/formation";
import { cardsAt, type Place, type Slot } from "./layout";

/** Units in piles of equal ones, as a key tells; those that bear something lie alone. */
export function pilesOf(units: readonly Slot[], keyOf: (card: number) => string): Slot[][] {
  return heaps(units, (slot) => (slot.attachments.length ? `#${slot.card}` : keyOf(slot.card)));
}

/** The widths of a place in the row: with its armies folded away, fanned out, and side by side. */
interface Need {
  folded: number;
  fanned: number;
  whole: number;
}

const PLACE = 88;
const FACE_DOWN = 34;
const PADDING = 10;
const BETWEEN = 6;
const WIDEST = 440;
const WIDE_UNIT = 110;

function needOf(place: Place, rows: readonly number[]): Need {
  const folded = place.planet ? PLACE : FACE_DOWN;
  const columns = Math.max(...place.armies.map((army, seat) => Math.ceil(army.units.length / rows[seat]!)));
  if (!columns) return { folded, fanned: folded, whole: folded };
  const fan = LEAST.width + (columns - 1) * FAIR_STEP + PADDING;
  return {
    folded,
    fanned: Math.max(folded, Math.min(fan, wide(columns) + PADDING)),
    whole: Math.max(folded, wide(columns) + PADDING),
  };
}

export interface Column {
  width: number;
  folded: boolean;
}

/** So many at one place are a crowd. */
const CROWD = 6;

/** What two rows need for the units of a place to be seen: where there is less, the place scrolls. */
export function leastOf(place: Place): number {
  return place.armies.some((army) => army.units.length > 0) ? 2 * LEAST.height : 0;
}

/** How the rows above and below the planets share the height: evenly, unless a crowd needs more of it. */
export function heightsOf(places: readonly Place[], height: number): [number, number] {
  const most = ([0, 1] as const).map((seat) =>
    Math.max(0, ...places.map((place) => place.armies[seat].units.length)),
  );
  const [one, two] = most as [number, number];
  if (Math.max(one, two) <= CROWD) return [height / 2, height / 2];
  if (!one || !two) return one ? [height - 20, 20] : [20, height - 20];
  const spare = Math.max(0, height - 2 * LEAST.height);
  const share = (LEAST.height + (spare * one) / (one + two)) / (2 * LEAST.height + spare);
  return [height * share, height * (1 - share)];
}

const REACH = 52;
/** What is left for words on a planet in a low row, how high a line of them is, how wide a letter, and what stands beside them. */
const WORDS = { room: 40, line: 11, letter: 5, beside: 18 } as const;

/** Whether so many letters need more lines than a planet of that width has room for. */
const tooLong = (letters: number, width: number) =>
  Math.ceil((letters * WORDS.letter) / (width - WORDS.beside)) * WORDS.line > WORDS.room;

/** How far a planet that has much to say reaches into a line where no army stands, by seat: towards the viewer rather than away. */
export function reachOf(
  place: Place,
  letters: number,
  width: number,
  near: 0 | 1,
  heights: readonly [number, number],
): [number, number] {
  const reach: [number, number] = [0, 0];
  const free = [near, 1 - near].find((seat) => !place.armies[seat]!.units.length);
  if (place.planet && free !== undefined && tooLong(letters, width))
    reach[free as 0 | 1] = Math.min(REACH, heights[free]!);
  return reach;
}

/** So much of the width is left when every place has what it needs. */
function left(width: number, needs: readonly Need[], what: keyof Need): number {
  return width - needs.reduce((sum, need) => sum + need[what] + BETWEEN, -BETWEEN);
}

/** How wide a planet must be that has so much to say and an army on either side: it reaches into no line. */
function widthFor(place: Place, letters: number): number {
  if (place.armies.some((army) => !army.units.length)) return 0;
  let width = PLACE;
  while (width < WIDEST && tooLong(letters, width)) width += 1;
  return width;
}

/** Planets between two armies are as wide as their words ask for, as far as there is room: first those that need least for it. */
function worded(
  places: readonly Place[],
  columns: readonly Column[],
  room: number,
  letters: readonly number[],
): { columns: Column[]; room: number } {
  const found = columns.map((column) => ({ ...column }));
  const wanted = places
    .map((place, n) => ({ n, more: widthFor(place, letters[n] ?? 0) - columns[n]!.width }))
    .filter(({ n, more }) => more > 0 && !columns[n]!.folded)
    .sort((a, b) => a.more - b.more);
  let rest = room;
  for (const { n, more } of wanted) {
    if (more > rest) break;
    found[n]!.width += more;
    rest -= more;
  }
  return { columns: found, room: rest };
}

/**
 * How wide every place of the row is. Where all can be seen at once, that is the same whatever is looked at. Otherwise armies are
 * folded away: the place in focus gets what it needs first, then as many of the others as there is room for. Letters: how many each
 * planet's ability has.
 */
export function arrange(
  places: readonly Place[],
  focus: number,
  width: number,
  heights: readonly [number, number],
  letters: readonly number[] = [],
): Column[] {
  const rows = heights.map((height) => deepest(height));
  const needs = places.map((place) => needOf(place, rows));
  for (const what of ["whole", "fanned"] as const) {
    const spare = left(width, needs, what);
    const columns = needs.map((need) => ({ width: need[what], folded: false }));
    if (spare < 0) continue;
    const first = worded(places, columns, spare, letters);
    return shareOut(places, first.columns, first.room);
  }
  let room = left(width, needs, "folded");
  const columns = needs.map(({ folded, fanned }) => ({ width: folded, folded: fanned > folded }));
  const order = places
    .map((place, n) => ({ n, first: place.position === focus, need: needs[n]! }))
    .map((one) => ({ ...one, extra: (one.first ? one.need.whole : one.need.fanned) - one.need.folded }))
    .sort((a, b) => Number(b.first) - Number(a.first) || a.extra - b.extra);
  for (const { n, extra, first } of order) {
    if (extra > room && !first) continue;
    const given = Math.max(0, Math.min(extra, room));
    columns[n] = { width: columns[n]!.width + given, folded: false };
    room -= given;
  }
  return shareOut(places, columns, Math.max(0, room));
}

function shareOut(places: readonly Place[], columns: Column[], room: number): Column[] {
  const weights = places.map((place, n) =>
    !place.planet
      ? 0
      : columns[n]!.folded
        ? 1
        : 1 + Math.max(...place.armies.map((army) => army.units.length)) / 3,
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const most = places.map((place) =>
    Math.max(WIDEST, ...place.armies.map((army) => army.units.length * WIDE_UNIT)),
  );
  return columns.map((column, n) => ({
    ...column,
    width: Math.max(column.width, Math.min(most[n]!, column.width + (room * weights[n]!) / all)),
  }));
}

/** An HQ: how wide the piece that stands for it is, what lies between its parts, and how wide a card in it is that has room. */
const HQ = { piece: 26, between: 10, card: 84, slim: 0.76 } as const;

/** The rooms of the units and of the supports in an HQ: as wide a card in both, or where it is full fans that show as much of each. A card may be as low as the HQ is. */
export function roomsOf(
  [units, supports]: readonly [number, number],
  { width, height }: Pick<Room, "width" | "height">,
  letters: number,
): [Room, Room] {
  const whole = width - HQ.piece - 2 * HQ.between;
  const card = Math.max(HQ.card, height * HQ.slim);
  const each = Math.min(card * Math.max(1, letters), whole / Math.max(1, units + supports) - GAP);
  const step = (whole - 2 * LEAST.width) / Math.max(1, units + supports - 2);
  const needed = each < LEAST.width ? LEAST.width + (supports - 1) * step : wide(supports, each);
  const share = supports && needed;
  const room = {
    height,
    most: { width: card, height },
    lowest: Math.min(LEAST.height, height / letters),
    shape: 2,
  };
  return [
    { ...room, width: whole - share },
    { ...room, width: share },
  ];
}

/** How high a planet is in a row of this height: while nobody stands at any, high enough to read what it does; else what armies leave. */
const worldOf = (height: number, calm: boolean) =>
  calm
    ? Math.max(WORLD, Math.min(200, height - 40))
    : Math.max(WORLD, Math.min(height - ARMIES, 100), Math.min(180, height / 4));

/** How low a planet may be, and what two lines of units need at least, with what lies between them and it. */
const WORLD = 74;
const ARMIES = 2 * LEAST.height + 16;

const isCalm = (places: readonly Place[]) =>
  places.every((place) => place.armies.every((army) => !army.units.length));

/** The row of planets in a room: how high planets are and the lines of units above and below them, by seat. */
export function rowOf(
  places: readonly Place[],
  height: number,
): { world: number; heights: [number, number] } {
  const world = worldOf(height, isCalm(places));
  return { world, heights: heightsOf(places, Math.max(0, height - world - 16)) };
}

/** Whether everybody at every planet has room side by side, and every planet for its words. */
export function isRoomy(
  places: readonly Place[],
  { width, height }: Pick<Room, "width" | "height">,
): boolean {
  const { world, heights } = rowOf(places, height);
  const rows = heights.map((one) => deepest(one));
  const needs = places.map((place) => needOf(place, rows));
  const high = isCalm(places) ? world : world + ARMIES;
  return height >= high && left(width, needs, "whole") >= 0;
}

/** The place to look at: where the battle is, unless something is to be chosen only elsewhere; else where most is; else the first. */
export function focusOf(places: readonly Place[], offered: ReadonlySet<number>): number {
  const counts = places.map((place) => cardsAt(place).filter((card) => offered.has(card)).length);
  const most = Math.max(0, ...counts);
  const battle = places.findIndex((place) => place.battle);
  if (battle >= 0 && (!most || counts[battle])) return places[battle]!.position;
  const found = most ? places[counts.indexOf(most)] : places.find((place) => place.first);
  return (found ?? places[0])?.position ?? 0;
}
