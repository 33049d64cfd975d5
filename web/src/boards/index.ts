import { useEffect, useState } from "react";
import { loadWords } from "../words/load";
import type { BoardKind } from "./board";

const BOARDS: Record<string, () => Promise<{ KIND: BoardKind }>> = {
  clone_wars: () => import("./clone_wars"),
  star_wars_lcg: () => import("./star_wars_lcg"),
  conquest: () => import("./conquest"),
  destiny: () => import("./destiny"),
};
const PLAIN = () => import("./plain");
const AGAIN = 1500;

/** How a game is drawn, with the words for it. A game without a board of its own is drawn plainly, from its view. */
export async function loadBoard(game: string, language: string): Promise<BoardKind> {
  const [{ KIND }] = await Promise.all([(BOARDS[game] ?? PLAIN)(), loadWords(language, game)]);
  return KIND;
}

/** The board of a game, as soon as it is here. */
export function useBoard(game: string | null, language: string): BoardKind | null {
  const [board, setBoard] = useState<BoardKind | null>(null);
  useEffect(() => {
    if (game === null) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      loadBoard(game, language).then(
        (found) => here && setBoard(found),
        () => {
          timer = setTimeout(load, AGAIN);
        },
      );
    };
    load();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, language]);
  return board;
}
