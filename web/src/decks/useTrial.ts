import { useCallback, useEffect, useState } from "react";
import { Refusal } from "../net/http";
import { useLanguage, useSay } from "../words/l10n";
import { decks } from "./api";
import type { Trial } from "./trial";

const BEAT = 800;

export interface Tried {
  /** The last series of the deck; null where there is none, undefined while that is not known. */
  trial: Trial | null | undefined;
  wrong: string;
  begin: (deals: number, before: number | null) => void;
  stop: () => void;
}

/** The series of a deck, looked at again and again while it is played. */
export function useTrial(deck: string): Tried {
  const say = useSay();
  const language = useLanguage();
  const [trial, setTrial] = useState<Trial | null | undefined>(undefined);
  const [wrong, setWrong] = useState("");
  const [looks, setLooks] = useState(0); // how often was looked: also where nothing was seen it is looked again
  const take = useCallback((found: Trial | null) => {
    setTrial(found);
    setWrong("");
    setLooks((before) => before + 1);
  }, []);
  const fail = useCallback(
    (error: unknown) => {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
      setLooks((before) => before + 1);
    },
    [say],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been found is said anew in another language
  useEffect(() => {
    let here = true;
    decks.trial(deck).then(
      (found) => here && take(found),
      (error) => here && fail(error),
    );
    return () => {
      here = false;
    };
  }, [deck, language, take, fail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after every look
  useEffect(() => {
    if (trial?.state !== "running") return;
    const timer = setTimeout(() => void decks.trial(deck).then(take, fail), BEAT);
    return () => clearTimeout(timer);
  }, [deck, trial, looks, take, fail]);
  const begin = (deals: number, before: number | null) =>
    void decks.beginTrial(deck, deals, before).then(take, fail);
  const stop = () =>
    void decks
      .stopTrial(deck)
      .then(() => decks.trial(deck))
      .then(take, fail);
  return { trial, wrong, begin, stop };
}
