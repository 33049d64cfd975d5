import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "../look/fonts.css";
import "../look/base.css";
import "../look/cards.css";
import "../boards/clone_wars/board.css";
import "../boards/conquest/board.css";
import "../boards/destiny/board.css";
import { catalogue } from "../net/http";
import { Words } from "../words/l10n";
import { Face, type Facts } from "./face";

// Every card of a game side by side, to be looked at while drawing; served by `npm run dev` only:
// /sheet.html?game=conquest&language=pl&width=240&like=eldar

function Sheet({ game, language, width, like }: Record<"game" | "language" | "width" | "like", string>) {
  const [cards, setCards] = useState<Facts[]>([]);
  useEffect(() => {
    void catalogue(game, language, null).then((found) => setCards(Object.values(found) as Facts[]));
  }, [game, language]);
  return (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 8, padding: 8 }}>
      {cards
        .filter((card) => new RegExp(like).test(card.id))
        .map((card) => (
          <div key={card.id} id={card.id} style={{ width: `${width}px` }}>
            <Face card={card} />
          </div>
        ))}
    </div>
  );
}

const asked = new URLSearchParams(location.search);
const given = (name: string, usual: string) => asked.get(name) ?? usual;
const language = given("language", "en");

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Words language={language}>
      <Sheet
        game={given("game", "star_wars_lcg")}
        language={language}
        width={given("width", "240")}
        like={given("like", "")}
      />
    </Words>
  </StrictMode>,
);
