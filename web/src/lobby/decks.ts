import { useEffect, useState } from "react";
import { http } from "../net/http";
import type { GameInfo, Shelf } from "../net/protocol";
import { askedLanguage } from "../words/asked";
import { useLanguage } from "../words/l10n";
import type { DeckOption } from "./laying";

const AGAIN = 1500;
const asked = new Map<string, Promise<Shelf>>();

/** What can be played, asked for once in each language; a page may ask for it before it is drawn. */
export function askForShelf(): Promise<Shelf> {
  const language = askedLanguage();
  const found = asked.get(language) ?? http.shelf();
  asked.set(language, found);
  found.catch(() => asked.delete(language));
  return found;
}

export function useShelf(): Shelf | null {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other names, and is asked for anew.
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      askForShelf().then(
        (found) => here && setShelf(found),
        () => {
          if (here) timer = setTimeout(ask, AGAIN);
        },
      );
    };
    ask();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [language]);
  return shelf;
}

/** Starter decks and the visitor's own, for one game. */
export function useDecks(game: string): DeckOption[] {
  const shelf = useShelf();
  const [own, setOwn] = useState<DeckOption[]>([]);
  useEffect(() => {
    http.decks().then(
      (decks) =>
        setOwn(
          decks
            .filter((deck) => deck.game === game)
            .map((deck) => ({
              id: deck.id,
              name: deck.name,
              side: deck.side ?? null,
              own: true,
              playable: deck.problems.length === 0,
              sets: deck.sets,
            })),
        ),
      () => setOwn([]),
    );
  }, [game]);
  return [...startersOf(shelf?.games.find((one) => one.id === game)), ...own].filter((deck) => deck.playable);
}

export function startersOf(game: GameInfo | undefined): DeckOption[] {
  return (
    game?.decks.map((deck) => ({
      id: deck.id,
      name: deck.name,
      side: deck.side,
      own: false,
      playable: true,
      sets: deck.sets,
    })) ?? []
  );
}
