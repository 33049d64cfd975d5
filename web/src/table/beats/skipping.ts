import { type MouseEvent, type RefObject, useCallback } from "react";
import { flushSync } from "react-dom";
import { useStill } from "../../look/still";
import type { TableLine } from "../../net/useTable";
import { type Setting, useSetting } from "../../settings/store";
import { pieceOf } from "./places";

const PACES: Record<Setting<"speed">, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

/** How fast a turn is told; 0: nothing is held back, since the visitor wants it so, or wants nothing to move. */
export function usePace(): number {
  const still = useStill();
  const [speed] = useSetting("speed");
  return still ? 0 : PACES[speed];
}

/** A tap on the board while something is told ends the telling and nothing else, unless it is on something that can be chosen. */
export function skipAt(event: MouseEvent, line: TableLine): void {
  if ((event.target as HTMLElement).closest("[data-can]")) return;
  event.stopPropagation();
  event.preventDefault();
  line.catchUp();
}

/** The viewer's own click ends the telling and is taken: the table is drawn as it stands before what was clicked is looked at. */
export function useTaken(
  line: TableLine,
  running: boolean,
  felt: RefObject<HTMLElement | null>,
  pick: (card: number, element: HTMLElement) => void,
): (card: number, element: HTMLElement) => void {
  const { catchUp } = line;
  return useCallback(
    (card, element) => {
      if (running) flushSync(catchUp);
      // It may lie elsewhere now.
      const now = element.isConnected || !felt.current ? element : (pieceOf(felt.current, card) ?? element);
      pick(card, now);
    },
    [running, catchUp, felt, pick],
  );
}
