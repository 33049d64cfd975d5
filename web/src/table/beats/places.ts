// Where things are on the screen while a turn is told.

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  width: number;
  height: number;
}

const EDGE = 18;

export function centre(place: Place): Point {
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
}

/** The name of the animations by which cards glide to where they lie (flip.ts). */
export const GLIDE = "glide";

/** Measure the board as it will lie when nothing glides any more: what is told of a card is told where the card comes to lie. */
export function atRest<Measured>(
  felt: Pick<HTMLElement, "getAnimations">,
  measure: () => Measured,
): Measured {
  const gliding = felt.getAnimations({ subtree: true }).filter((one) => one.id === GLIDE);
  const times = gliding.map((one) => one.currentTime);
  // A moment before the end: at the end it would be over.
  for (const one of gliding) one.currentTime = Number(one.effect?.getComputedTiming().endTime ?? 1) - 1;
  const measured = measure();
  gliding.forEach((one, n) => {
    one.currentTime = times[n]!;
  });
  return measured;
}

/** The piece that shows a card, where it is largest: a card may also be the top of a pile. */
export function pieceOf(felt: HTMLElement, card: number): HTMLElement | null {
  const found = [...felt.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)];
  return found.find((element) => element.getBoundingClientRect().width > 0) ?? null;
}

export function placeOf(felt: HTMLElement, card: number): Place | null {
  return pieceOf(felt, card)?.getBoundingClientRect() ?? null;
}

/** Where a stock is counted, or else the side of the seat that has it. */
export function stockPlace(felt: HTMLElement, stock: string): Place | null {
  const seat = /-(\d+)$/.exec(stock)?.[1];
  const found =
    felt.querySelector(`[data-stock="${stock}"]`) ??
    (seat ? felt.querySelector(`[data-zone="hand-${seat}"]`) : null);
  return found?.getBoundingClientRect() ?? null;
}

/** The side of the board a seat's cards come from: its hand, or the upper edge. */
export function sideOf(felt: HTMLElement, seat: number): Place {
  const hand = felt.querySelector(`[data-zone="hand-${seat}"]`)?.getBoundingClientRect();
  if (hand?.width) return hand;
  const box = felt.getBoundingClientRect();
  return { x: box.x + box.width / 2 - 20, y: box.y, width: 40, height: 20 };
}

/** A point that is in sight: what lies outside the felt is told at its edge. */
export function within(felt: HTMLElement, { x, y }: Point): Point {
  const box = felt.getBoundingClientRect();
  return {
    x: Math.max(box.left + EDGE, Math.min(x, box.right - EDGE)),
    y: Math.max(box.top + EDGE, Math.min(y, box.bottom - EDGE)),
  };
}

/** Between two points: how far, and in which direction (degrees). */
export function between(from: Point, to: Point): { length: number; angle: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { length: Math.hypot(dx, dy), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
