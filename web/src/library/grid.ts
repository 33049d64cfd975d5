export type Move =
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "ArrowDown"
  | "Home"
  | "End"
  | "PageUp"
  | "PageDown";

const PAGE = 3; // rows

/** Where a key leads in a grid; null if it leads nowhere. */
export function movedTo(key: Move, place: number, columns: number, all: number): number | null {
  const down = (rows: number) => {
    const wanted = place + rows * columns;
    if (wanted >= 0 && wanted < all) return wanted;
    // The last row may be short: whoever goes down from above its gap comes to the last card.
    const lastRow = Math.floor((all - 1) / columns);
    return rows > 0 && Math.floor(place / columns) < lastRow ? all - 1 : rows < 0 ? place % columns : place;
  };
  const moves: Record<Move, () => number> = {
    ArrowLeft: () => Math.max(0, place - 1),
    ArrowRight: () => Math.min(all - 1, place + 1),
    ArrowUp: () => down(-1),
    ArrowDown: () => down(1),
    PageUp: () => down(-PAGE),
    PageDown: () => down(PAGE),
    Home: () => 0,
    End: () => all - 1,
  };
  const next = moves[key]?.() ?? null;
  return next === null || Number.isNaN(place) || next === place ? null : next;
}
