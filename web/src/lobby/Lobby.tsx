import { useEffect } from "react";
import { useSay } from "../words/l10n";
import { useShelf } from "./decks";
import { PageHead } from "./PageHead";
import { OwnAndOpenTables } from "./Tables";
import { Tile } from "./Tile";

/** Not before the page is drawn and has nothing else to do; not every browser can say when that is. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 500);
}

/** The first page: a shelf of games, and the tables one has begun or may watch. */
export function Lobby() {
  const say = useSay();
  const shelf = useShelf();
  useEffect(() => {
    if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
  }, []);
  // Where nobody points at a game before he presses it, the table is on its way by then.
  useEffect(() => {
    if (shelf) whenIdle(() => void import("../table/TablePage").catch(() => undefined));
  }, [shelf]);
  return (
    <>
      <PageHead />
      <main className="page lobby">
        <header className="hero">
          <h1>{say("lobby-title")}</h1>
          <p>{say("lobby-words")}</p>
        </header>
        <ul className="shelf" aria-label={say("choose-game")}>
          {shelf?.games.map((game) => (
            <Tile key={game.id} game={game} bots={shelf.bots} />
          ))}
        </ul>
        <OwnAndOpenTables />
      </main>
    </>
  );
}
