import { useEffect, useRef, useState } from "react";
import { loadPictures } from "../cards/picture/pictures";
import { http, noted } from "./http";
import type { Catalogue, View } from "./protocol";

const AGAIN = 1500;
const MOST = 150; // ids in one request

/** What of a table says which cards it is played with: those of the game, or its own. */
interface Cards {
  game: string;
  table: string;
  own_cards: boolean;
}

/** The cards that are seen in views, without those that are here; a piece that belongs to a card ("card/die") is read on that card. */
export function missing(views: View[], here: Catalogue): string[] {
  const ids = views.flatMap((view) => Object.values(view.cards ?? {}).map((card) => card.id.split("/")[0]!));
  return [...new Set(ids)].filter((id) => !(id in here)).slice(0, MOST);
}

/** What is printed on the cards that have been seen in these views so far; null before the first of them are here. */
export function useCatalogue(about: Cards | null, language: string, views: View[] | null): Catalogue | null {
  const game = about?.game ?? null;
  const table = about?.own_cards ? about.table : null;
  const [cards, setCards] = useState<{ of: string; here: Catalogue }>({ of: "", here: {} });
  const of = `${game}/${table ?? ""}/${language}`;
  const here = cards.of === of ? cards.here : null;
  const none = useRef<Catalogue>({}); // asked for, and there is no such card: pieces that are none
  useEffect(() => {
    if (game === null || views === null) return;
    loadPictures(game);
    const wanted = missing(views, { ...none.current, ...here });
    if (here && !wanted.length) return;
    let live = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      http.someCards(game, table, language, wanted).then(
        (found) => {
          if (!live) return;
          for (const id of wanted) if (!found[id]) none.current[id] = { id, title: "", type: "", text: "" };
          setCards({ of, here: { ...here, ...noted(found, game, table) } });
        },
        () => {
          timer = setTimeout(load, AGAIN);
        },
      );
    };
    load();
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [game, table, language, of, here, views]);
  return here;
}
