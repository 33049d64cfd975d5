import { useEffect, useState } from "react";
import { loadPictures } from "../cards/picture/pictures";
import { catalogue } from "./http";
import type { Catalogue } from "./protocol";

/** What of a table says which cards it is played with: those of the game, or its own. */
interface Cards {
  game: string;
  table: string;
  own_cards: boolean;
}

/** The printed cards of a table, as soon as they are here. */
export function useCatalogue(about: Cards | null, language: string): Catalogue | null {
  const game = about?.game ?? null;
  const table = about?.own_cards ? about.table : null;
  const [cards, setCards] = useState<Catalogue | null>(null);
  useEffect(() => {
    if (game === null) return;
    loadPictures(game);
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      catalogue(game, language, table).then(
        (found) => here && setCards(found),
        () => {
          timer = setTimeout(load, 1500);
        },
      );
    };
    load();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, table, language]);
  return cards;
}
