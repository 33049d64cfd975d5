import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useScene } from "../table/scene";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How much of a piece lies under something: from 0 to 1. */
function covered(piece: Box, by: Box): number {
  const wide = Math.min(piece.right, by.right) - Math.max(piece.left, by.left);
  const high = Math.min(piece.bottom, by.bottom) - Math.max(piece.top, by.top);
  const whole = (piece.right - piece.left) * (piece.bottom - piece.top);
  return wide > 0 && high > 0 && whole > 0 ? (wide * high) / whole : 0;
}

/** Whether a guide at the upper edge of the board would lie on more of what it means than one at the lower edge. */
export function isInTheWay(guide: Box, board: Box, meant: Box[]): boolean {
  // What a browser measures is no plain object: nothing of it can be spread.
  const { left, right } = guide;
  const height = guide.bottom - guide.top;
  const high = { left, right, top: board.top, bottom: board.top + height + AROUND };
  const low = { left, right, top: board.bottom - height - AROUND, bottom: board.bottom };
  const lost = (box: Box) => meant.reduce((sum, piece) => sum + covered(piece, box), 0);
  return lost(high) > lost(low) + A_LITTLE;
}

const AROUND = 14; // pixels between a guide and the edge, and of the ring around what is meant
const A_LITTLE = 0.05; // of a piece: for less a guide need not move
const boxOf = (piece: Element): Box => piece.getBoundingClientRect();

/**
 * Marks the pieces that are meant (style sheets draw a ring around them), brings one into sight where none is, and says whether the
 * guide that means them has to make room: where there is little of it, it would lie on them.
 */
export function usePointing(cards: number[], guide: RefObject<HTMLElement | null>, said: string): boolean {
  const { view } = useScene();
  const [low, setLow] = useState(false);
  const named = cards.join(" ");
  const turned = useTurned();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that was drawn anew has to be marked anew, and more words need more room.
  useLayoutEffect(() => {
    const pieces = named
      .split(" ")
      .filter(Boolean)
      .flatMap((card) => [...document.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)]);
    for (const piece of pieces) piece.dataset.meant = "";
    const board = guide.current?.parentElement?.getBoundingClientRect();
    if (guide.current && board) {
      if (!pieces.some((piece) => covered(boxOf(piece), board) > 0.5))
        pieces[0]?.scrollIntoView({ block: "center", inline: "center" });
      setLow(isInTheWay(guide.current.getBoundingClientRect(), board, pieces.map(boxOf)));
    }
    return () => {
      for (const piece of pieces) delete piece.dataset.meant;
    };
  }, [named, view, guide, said, turned]);
  return low;
}

/** How often the screen has got another size: a phone that is turned has other room. */
function useTurned(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const turn = () => setTimes((before) => before + 1);
    window.addEventListener("resize", turn);
    return () => window.removeEventListener("resize", turn);
  }, []);
  return times;
}
