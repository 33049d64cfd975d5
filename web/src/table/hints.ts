import { useCallback, useMemo, useState } from "react";
import type { Hint } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import type { Offer, Offers } from "./picking";

export interface Advice {
  offer: Offer;
  percent: number;
}

export const NO_HINTS: ReadonlyMap<number, number> = new Map();

/** The hints for one question: null while the bot thinks about it. */
interface Asked {
  question: string;
  hints: Hint[] | null;
}

export interface Hinting {
  /** Which question it is: a new one has a new number. */
  question: string;
  /** What a bot would do; null while it thinks. */
  advice: Advice[] | null;
  shown: boolean;
  /** Ask for hints, or put them away. */
  turn: () => void;
}

/** What was asked of a bot at the open question. It is gone with that question. */
export function useHints(
  line: TableLine,
  offers: Offers,
  refuse: (code: string, text: string) => void,
): Hinting {
  const [asked, setAsked] = useState<Asked | null>(null);
  const message = line.newest;
  const era = message?.era ?? 0;
  const decision = message?.view.decision?.number;
  const question = `${era}/${decision ?? ""}`;
  const shown = asked?.question === question && offers.all.length > 0;
  const { send } = line;
  const turn = useCallback(async () => {
    if (decision === undefined) return;
    if (shown) {
      setAsked(null);
      return;
    }
    setAsked({ question, hints: null });
    const answer = await send({ type: "hint", era, decision });
    const hints = answer.ok ? answer.hints : null;
    setAsked((now) => (now?.question !== question ? now : hints && { question, hints }));
    if (!answer.ok && answer.code !== "stale") refuse(answer.code, answer.text);
  }, [send, shown, question, era, decision, refuse]);
  const hints = shown ? (asked?.hints ?? null) : null;
  const advice = useMemo(
    () =>
      hints?.flatMap(({ option, percent }) => {
        const offer = offers.all[option];
        return offer ? [{ offer, percent }] : [];
      }) ?? null,
    [hints, offers],
  );
  return { question, advice, shown, turn: () => void turn() };
}

/** The cards that are meant by pieces of advice, each with the place of the best one. */
export function hintedCards(advice: Advice[] | null, offers: Offers): ReadonlyMap<number, number> {
  if (!advice?.length) return NO_HINTS;
  const found = new Map<number, number>();
  advice.forEach(({ offer }, place) => {
    for (const [card, at] of offers.at) {
      if (at.includes(offer) && !found.has(card)) found.set(card, place + 1);
    }
  });
  return found;
}
