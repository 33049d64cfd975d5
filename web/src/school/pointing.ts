import { type RefObject, useLayoutEffect, useState } from "react";
import { useScene } from "../table/scene";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const within = (box: Box, [x, y]: [number, number]) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

/** Whether a guide at the upper edge of the board would lie on more of what it means than one at the lower edge. */
export function isInTheWay(guide: Box, board: Box, meant: [number, number][]): boolean {
  // What a browser measures is no plain object: nothing of it can be spread.
  const { left, right } = guide;
  const height = guide.bottom - guide.top;
  const high = { left, right, top: board.top, bottom: board.top + height };
  const low = { left, right, top: board.bottom - height, bottom: board.bottom };
  const covered = (box: Box) => meant.filter((centre) => within(box, centre)).length;
  return covered(high) > covered(low);
}

const centreOf = (piece: Element): [number, number] => {
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};

/**
 * Marks the pieces that are meant (style sheets draw a ring around them), brings one into sight where none is, and says whether the
 * guide that means them has to make room: where there is little of it, it would lie on them.
 */
export function usePointing(cards: number[], guide: RefObject<HTMLElement | null>, said: string): boolean {
  const { view } = useScene();
  const [low, setLow] = useState(false);
  const named = cards.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that was drawn anew has to be marked anew, and more words need more room.
  useLayoutEffect(() => {
    const pieces = named
      .split(" ")
      .filter(Boolean)
      .flatMap((card) => [...document.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)]);
    for (const piece of pieces) piece.dataset.meant = "";
    const board = guide.current?.parentElement?.getBoundingClientRect();
    if (guide.current && board) {
      if (!pieces.some((piece) => within(board, centreOf(piece))))
        pieces[0]?.scrollIntoView({ block: "center", inline: "center" });
      setLow(isInTheWay(guide.current.getBoundingClientRect(), board, pieces.map(centreOf)));
    }
    return () => {
      for (const piece of pieces) delete piece.dataset.meant;
    };
  }, [named, view, guide, said]);
  return low;
}
