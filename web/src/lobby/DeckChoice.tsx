import { useEffect, useState } from "react";
import { http } from "../net/http";
import type { GameInfo, Shelf } from "../net/protocol";

export interface DeckOption {
  id: string;
  name: string;
  side: string | null;
  own: boolean;
  playable: boolean;
}

let asked: Promise<Shelf> | null = null;

export function useShelf(): Shelf | null {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      asked ??= http.shelf();
      asked.then(setShelf, () => {
        asked = null;
        timer = setTimeout(ask, 1500);
      });
    };
    ask();
    return () => clearTimeout(timer);
  }, []);
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
            })),
        ),
      () => setOwn([]),
    );
  }, [game]);
  return [...startersOf(shelf?.games.find((one) => one.id === game)), ...own];
}

function startersOf(game: GameInfo | undefined): DeckOption[] {
  return (
    game?.decks.map((deck) => ({
      id: deck.id,
      name: deck.name,
      side: deck.side,
      own: false,
      playable: true,
    })) ?? []
  );
}

export function DeckChoice({
  decks,
  value,
  choose,
  label,
}: {
  decks: DeckOption[];
  value: string;
  choose: (id: string) => void;
  label: string;
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {decks
          .filter((deck) => deck.playable)
          .map((deck) => (
            <option key={deck.id} value={deck.id}>
              {deck.name}
              {deck.side ? ` (${deck.side})` : ""}
              {deck.own ? " ★" : ""}
            </option>
          ))}
      </select>
    </label>
  );
}
