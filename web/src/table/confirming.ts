import { useCallback, useMemo, useState } from "react";
import { useSetting } from "../settings/store";
import type { Offer } from "./picking";
import type { Playing } from "./playing";

export interface Confirming {
  /** What was chosen and is asked about once more, or null. */
  chosen: Offer | null;
  /** It counts. */
  confirm: () => void;
  /** It does not. */
  drop: () => void;
  /** What one can do, where choosing may be asked about once more. */
  playing: Playing;
}

/** Choices that are asked about once more before they count, as the player has set it. */
export function useConfirming(playing: Playing, question: string): Confirming {
  const [wanted] = useSetting("confirm");
  const [waits, setWaits] = useState<{ offer: Offer; question: string } | null>(null);
  const { choose } = playing;
  const chosen = waits?.question === question ? waits.offer : null;
  const ask = useCallback(
    async (offer: Offer) => {
      if (wanted === "always" || (wanted === "weighty" && offer.weighty)) setWaits({ offer, question });
      else await choose(offer);
    },
    [wanted, question, choose],
  );
  const drop = useCallback(() => setWaits(null), []);
  const confirm = useCallback(() => {
    setWaits(null);
    if (chosen) void choose(chosen);
  }, [chosen, choose]);
  const asking = useMemo(() => ({ ...playing, choose: ask }), [playing, ask]);
  return { chosen, confirm, drop, playing: asking };
}
