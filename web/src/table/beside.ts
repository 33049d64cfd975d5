/** Something on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;

/** What is left of the screen beside its edges. */
export const roomIn = ({ width, height }: Pick<Box, "width" | "height">) => ({
  width: width - 2 * GAP,
  height: height - 2 * GAP,
});

function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * Where something as large as that stands beside what it explains: at its right, its left, below it or above it (at the edge of the
 * screen, where it has to be), the first of them that has room and hides nothing of what is meant; else where it hides least.
 */
export function beside(
  at: Box,
  size: Pick<Box, "width" | "height">,
  screen: Pick<Box, "width" | "height">,
  meant: readonly Box[],
): Pick<Box, "left" | "top"> {
  const last = { left: screen.width - size.width - GAP, top: screen.height - size.height - GAP };
  const within = (place: number, most: number) => Math.max(GAP, Math.min(place, most));
  const middle = within(at.top + at.height / 2 - size.height / 2, last.top);
  const centre = within(at.left + at.width / 2 - size.width / 2, last.left);
  const tops = [at.top + at.height + GAP, at.top - GAP - size.height].map((top) => within(top, last.top));
  const places = [
    { left: within(at.left + at.width + GAP, last.left), top: middle },
    { left: within(at.left - GAP - size.width, last.left), top: middle },
    ...[centre, last.left].flatMap((left) => tops.map((top) => ({ left, top }))),
  ];
  const hidden = places.map((place) => {
    const box = { ...place, ...size };
    return shared(box, at) + meant.reduce((sum, one) => sum + shared(box, one), 0);
  });
  return places[hidden.indexOf(Math.min(...hidden))]!;
}
