import { useEffect, useState } from "react";
import { catalogue } from "./http";
import type { Catalogue } from "./protocol";

/** The printed cards of a game, as soon as they are here. */
export function useCatalogue(game: string | null, language: string): Catalogue | null {
  const [cards, setCards] = useState<Catalogue | null>(null);
  useEffect(() => {
    if (game === null) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      catalogue(game, language).then(
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
  }, [game, language]);
  return cards;
}
