import { useCallback, useEffect, useRef, useState } from "react";
import { ALL, FREE } from "../lobby/pool";
import { Refusal } from "../net/http";
import { useLanguage } from "../words/l10n";
import { type Bench, type Change, type DeckData, decks, type Offer } from "./api";
import { mayAdd } from "./bench";

export type Step = (offer: Pick<Offer, "kind" | "id">, by: number) => void;

/** A deck on the bench: what the engine says of it, one change after another, each of which can be taken back. */
export interface Benched {
  bench: Bench | null;
  wrong: string;
  change: (...changes: Change[]) => void;
  /** One more or less of something than there is then: two quick presses are two steps. */
  step: Step;
  /** Lay another deck on the bench: an earlier version. */
  lay: (deck: DeckData) => void;
  undo: () => void;
  canUndo: boolean;
}

export function useBench(game: string, first: DeckData | null, pool = ALL, format = FREE): Benched {
  const language = useLanguage();
  const [bench, setBench] = useState<Bench | null>(null);
  const [wrong, setWrong] = useState("");
  const [past, setPast] = useState<(DeckData | null)[]>([]);
  const now = useRef<DeckData | null>(first);
  const offers = useRef<Offer[]>([]);
  const before = useRef<(DeckData | null)[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const ask = useCallback(
    (asked: () => [DeckData | null, Change[]], keep: boolean) => {
      // One after another: each change is made in what the last one has made of the deck.
      queue.current = queue.current.then(async () => {
        const [deck, changes] = asked();
        try {
          const answer = await decks.pool(game, deck, changes, pool, format);
          if (keep) before.current = [...before.current, now.current];
          now.current = answer.deck;
          offers.current = answer.offers;
          setPast(before.current);
          setBench(answer);
          setWrong("");
        } catch (error) {
          setWrong(error instanceof Refusal ? error.message : String(error));
        }
      });
    },
    [game, pool, format],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says the same deck in other words
  useEffect(() => ask(() => [now.current, []], false), [ask, language]);
  const change = useCallback((...changes: Change[]) => ask(() => [now.current, changes], true), [ask]);
  const step: Step = useCallback(
    ({ kind, id }, by) =>
      ask(() => {
        const offer = offers.current.find((one) => one.kind === kind && one.id === id);
        const copies = Math.max(0, (offer?.copies ?? 0) + by);
        const may = by < 0 || (offer && mayAdd(offer));
        return [now.current, may ? [{ kind, id, copies }] : []];
      }, true),
    [ask],
  );
  const lay = useCallback((deck: DeckData) => ask(() => [deck, []], true), [ask]);
  const undo = useCallback(
    () =>
      ask(() => {
        const last = before.current.at(-1);
        before.current = before.current.slice(0, -1);
        return [last === undefined ? now.current : last, []];
      }, false),
    [ask],
  );
  return { bench, wrong, change, step, lay, undo, canUndo: past.length > 0 };
}
