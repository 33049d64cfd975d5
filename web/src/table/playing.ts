import { useCallback, useEffect, useMemo, useState } from "react";
import type { BoardKind } from "../boards/board";
import type { Answer, ClientMessage, StateMessage } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import { objection } from "../school/guard";
import { useSay } from "../words/l10n";
import { NO_OFFERS, type Offer, type Offers, offersOf } from "./picking";
import { belonging, type Picked } from "./trail";

export interface Playing {
  offers: Offers;
  /** The open question is mine. */
  mine: boolean;
  /** What was picked for the choice in progress. */
  trail: readonly Picked[];
  /** A choice is on its way to the server. */
  busy: boolean;
  choose: (offer: Offer) => Promise<void>;
  undo: () => Promise<void>;
  /** Ask the server for something; a refusal is told. */
  ask: (message: ClientMessage) => Promise<boolean>;
  explain: (card: number) => Promise<Answer>;
  refuse: (code: string, text: string) => void;
}

/** What the viewer can do at a table. */
export function usePlaying(line: TableLine, tell: (text: string) => void, board: BoardKind | null): Playing {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [picks, setPicks] = useState<Picked[]>([]);
  // What is asked can be answered before all that led to it has been told.
  const message = line.held ? null : line.newest;
  const view = message?.view ?? null;
  const seat = line.hello?.seat ?? null;
  const offers = useMemo(
    () => (message && board ? offersOf(message.view, message.question, board) : NO_OFFERS),
    [message, board],
  );

  // What was picked stands until somebody else is asked.
  useEffect(() => {
    if (!view || view.waiting_for !== seat) setPicks([]);
  }, [view, seat]);

  const { send, choose: answer } = line;
  const refuse = useCallback(
    (code: string, text: string) =>
      tell(text || say(code === "offline" ? "refused-offline" : "refused-stale")),
    [tell, say],
  );
  const choose = useCallback(
    async (offer: Offer) => {
      if (busy) return;
      const why = view && objection(offer.option, view);
      if (why) return tell(why);
      setBusy(true);
      const pick = message && pickedOf(offer, message);
      const answered = await answer(offer.option);
      setBusy(false);
      if (!answered.ok) refuse(answered.code, answered.text);
      else if (pick) setPicks((before) => [...before, pick]);
    },
    [busy, message, view, answer, refuse, tell],
  );
  const ask = useCallback(
    async (asked: ClientMessage) => {
      const answered = await send(asked);
      if (!answered.ok) refuse(answered.code, answered.text);
      return answered.ok;
    },
    [send, refuse],
  );
  const undo = useCallback(async () => {
    if (await ask({ type: "undo" })) setPicks((before) => before.slice(0, -1));
  }, [ask]);
  const explain = useCallback((card: number) => send({ type: "explain", card }), [send]);
  const mine = seat !== null && view?.waiting_for === seat && message?.question != null;
  const trail = useMemo(() => {
    const question = message?.question;
    const kind = message?.view.decision?.kind;
    return belonging(picks, question && kind ? { kind, opens: question.opens } : null);
  }, [picks, message]);
  return { offers, mine, trail, busy, choose, undo, ask, explain, refuse };
}

/** A choice as it is remembered. */
function pickedOf(offer: Offer, { view, question }: StateMessage): Picked {
  const [, card, target] = offer.option;
  const about = card || target;
  return {
    label: offer.label,
    card: about,
    id: view.cards[about]?.id ?? "",
    kind: view.decision?.kind ?? "",
    opened: question?.opens ?? false,
    ended: offer.declines,
  };
}
