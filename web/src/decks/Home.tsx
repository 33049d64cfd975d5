import "./decks.css";
import { useEffect, useState } from "react";
import { useShelf } from "../lobby/decks";
import { GamePicture } from "../lobby/GamePicture";
import type { DeckInfo, Shelf } from "../net/protocol";
import { Link } from "../router";
import { useLanguage, useSay } from "../words/l10n";
import { type Box, boxes, decks } from "./api";
import { Import } from "./Import";

/** The visitor's own decks, those he can begin, and those he can bring. */
export function Home() {
  const say = useSay();
  const language = useLanguage();
  const shelf = useShelf();
  const [own, setOwn] = useState<DeckInfo[] | null>(null);
  const [kept, setKept] = useState<Box[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong with a deck is said in another language
  useEffect(() => {
    decks.all().then(setOwn, () => setOwn([]));
    boxes.all().then(setKept, () => setKept([]));
  }, [language]);
  return (
    <main className="page decks-home">
      <h1>{say("my-decks")}</h1>
      <section>
        <h2>{say("deck-begin")}</h2>
        <ul className="deck-begin">
          {shelf?.games.map((game) => (
            <li key={game.id}>
              <Link to={game.decks.length ? `/decks/new/${game.id}` : "/decks/box/new"} className="deck-new">
                <GamePicture game={game.id} />
                <b>{game.title}</b>
                <span>{say(game.decks.length ? "deck-new" : "box-new")}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say("kept-decks")}</h2>
        {own && !own.length && !kept.length && <p className="quiet">{say("no-decks")}</p>}
        <ul className="deck-tiles">
          {own?.map((deck) => (
            <li key={deck.id}>
              <DeckTile deck={deck} shelf={shelf} />
            </li>
          ))}
          {kept.map((box) => (
            <li key={box.id}>
              <Link to={`/decks/box/${box.id}`} className="deck-tile">
                <GamePicture game={box.game} />
                <b>{box.name}</b>
                <span className="quiet">{titleOf(shelf, box.game)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Import shelf={shelf} />
    </main>
  );
}

const titleOf = (shelf: Shelf | null, game: string) =>
  shelf?.games.find((one) => one.id === game)?.title ?? game;

function DeckTile({ deck, shelf }: { deck: DeckInfo; shelf: Shelf | null }) {
  const say = useSay();
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <Link to={`/decks/${deck.id}`} className="deck-tile">
      <GamePicture game={deck.game} />
      <b>{deck.name}</b>
      <span className="quiet">{titleOf(shelf, deck.game)}</span>
      <span className="deck-tile-foot">
        <span className={deck.problems.length ? "badge badge-bad" : "badge badge-good"}>
          {say(deck.problems.length ? "deck-illegal" : "deck-legal")}
        </span>
        <time dateTime={new Date(deck.changed * 1000).toISOString()}>{when.format(deck.changed * 1000)}</time>
      </span>
    </Link>
  );
}
