import { type RefObject, useEffect } from "react";
import type { Offers } from "./picking";

/** What can be chosen is brought into sight, where the board is longer than the screen. */
export function useInSight(root: RefObject<HTMLElement | null>, offers: Offers, still: boolean): void {
  useEffect(() => {
    if (!offers.at.size) return;
    const felt = root.current?.getBoundingClientRect();
    const found = [...(root.current?.querySelectorAll<HTMLElement>(".piece[data-can]") ?? [])];
    const seen = found.some((piece) => {
      const at = piece.getBoundingClientRect();
      return felt && at.top >= felt.top && at.bottom <= felt.bottom;
    });
    if (!seen) found[0]?.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  }, [root, offers, still]);
}
