import { type FocusEvent, type PointerEvent, useMemo } from "react";
import type { LogLine } from "../net/protocol";

/** The pieces on the board that are meant now. */
export const pointedAt = () => [...document.querySelectorAll("[data-pointed]")];

/**
 * Show on the board which pieces are meant. The attribute is set past React: pointing at a line draws nothing anew.
 */
function point(cards: readonly number[]): void {
  for (const element of pointedAt()) element.removeAttribute("data-pointed");
  for (const card of cards)
    for (const element of document.querySelectorAll(`.felt [data-card="${card}"]`))
      element.setAttribute("data-pointed", "");
}

/** What a line of words needs so that pointing at it, or the focus in it, shows its pieces on the board. */
export function usePointedAt(lines: readonly LogLine[]) {
  return useMemo(() => {
    const cards = [...new Set(lines.flatMap((line) => line.cards))].filter((card) => card > 0);
    return {
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && point(cards),
      onPointerLeave: () => point([]),
      onFocus: (_: FocusEvent) => point(cards),
      onBlur: (_: FocusEvent) => point([]),
    };
  }, [lines]);
}
