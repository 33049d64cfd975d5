import { useEffect, useState } from "react";
import { loadBoard } from "../boards";
import { loadPictures } from "../cards/picture/pictures";
import { catalogue, http, Refusal } from "../net/http";
import { type CardIndex, makeIndex } from "./index";

const made = new Map<string, CardIndex>();
const AGAIN = 1500;

const keyOf = (game: string, language: string, table: string | null, published: boolean) =>
  `${game}/${table ?? ""}/${language}/${published}`;

/** The cards of a game that play, or everything published (or those of a table with a box of its own), ready to be searched; made
 * once for each language. */
async function load(
  game: string,
  language: string,
  table: string | null,
  published: boolean,
): Promise<CardIndex> {
  loadPictures(game);
  const [cards, library] = await Promise.all([
    catalogue(game, language, table, published),
    http.library(game, language, table),
    loadBoard(game, language), // the words and the style its faces are drawn with
  ]);
  const index = makeIndex(game, cards, library, language);
  made.set(keyOf(game, language, table, published), index);
  return index;
}

/** The index of a game as soon as it is here; what the server says if there is no such game or table. */
export function useCardIndex(
  game: string,
  language: string,
  table: string | null = null,
  published = false,
): { index: CardIndex | null; wrong: string } {
  const key = keyOf(game, language, table, published);
  const [state, setState] = useState({ index: made.get(key) ?? null, wrong: "" });
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const found = made.get(key);
    const ask = () => {
      load(game, language, table, published).then(
        (index) => here && setState({ index, wrong: "" }),
        (error) => {
          if (!here) return;
          if (error instanceof Refusal && error.code === "unknown")
            setState({ index: null, wrong: error.message });
          else timer = setTimeout(ask, AGAIN);
        },
      );
    };
    if (found) setState({ index: found, wrong: "" });
    else ask();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [key, game, language, table, published]);
  return state;
}
