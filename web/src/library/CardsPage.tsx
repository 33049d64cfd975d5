import "./library.css";
import { useMemo, useState } from "react";
import { useShelf } from "../lobby/decks";
import { GameShelf } from "../lobby/GameShelf";
import { PageHead } from "../lobby/PageHead";
import { go, Link } from "../router";
import { useSay } from "../words/l10n";
import { queryOf, searchOf } from "./address";
import { CardFilters } from "./CardFilters";
import { CardGrid } from "./CardGrid";
import { CardPage } from "./CardPage";
import { CardSearch } from "./CardSearch";
import { FactsOnly } from "./FactsOnly";
import { type Found as Answer, type CardIndex, type Search, search as searched } from "./index";
import { useCardIndex } from "./useCardIndex";

interface Place {
  id: string;
  part: string;
  query: URLSearchParams;
  language: string;
}

/** The library of cards: which games there are, the cards of one, one card. */
export function CardsPage({ id, part, query, language }: Place) {
  return (
    <>
      <PageHead />
      {id ? (
        <GameCards
          key={`${id}/${query.get("table")}`}
          game={id}
          card={part}
          query={query}
          language={language}
        />
      ) : (
        <Games />
      )}
    </>
  );
}

function Games() {
  const say = useSay();
  return (
    <main className="page">
      <div className="hero">
        <h1>{say("library-title")}</h1>
        <p>{say("library-words")}</p>
      </div>
      <GameShelf to={(game) => `/cards/${game}`} />
    </main>
  );
}

function GameCards({
  game,
  card,
  query,
  language,
}: {
  game: string;
  card: string;
  query: URLSearchParams;
  language: string;
}) {
  const say = useSay();
  const table = query.get("table");
  const { index, wrong } = useCardIndex(game, language, table, true);
  if (wrong) return <Wrong words={wrong} back="/cards" />;
  if (!index) return <p className="page-note">{say("library-loading")}</p>;
  if (!card) return <Found index={index} query={query} table={table} />;
  const entry = index.byId.get(card);
  if (!entry) return <Wrong words={say("card-unknown", { card })} back={`/cards/${game}`} />;
  opened.set(game, card);
  return <CardPage key={card} index={index} entry={entry} query={query} table={table} />;
}

/** The card that was opened last: whoever comes back goes on there. */
const opened = new Map<string, string>();

function Wrong({ words, back }: { words: string; back: string }) {
  const say = useSay();
  return (
    <main className="page">
      <p className="error" role="alert">
        {words}
      </p>
      <Link to={back}>{say("library-back")}</Link>
    </main>
  );
}

function Found({ index, query, table }: { index: CardIndex; query: URLSearchParams; table: string | null }) {
  const say = useSay();
  const shelf = useShelf();
  const asked = query.toString();
  const search = useMemo(() => searchOf(new URLSearchParams(asked), index.fields), [asked, index]);
  const found = useMemo(() => searched(index, search), [index, search]);
  const change = (wanted: Search) => go(`/cards/${index.game}${queryOf(wanted, { table })}`, true);
  const to = useMemo(() => {
    const kept = queryOf(search, { table });
    return (entry: { id: string }) => `/cards/${index.game}/${encodeURIComponent(entry.id)}${kept}`;
  }, [index, search, table]);
  const [back] = useState(() => taken(index.game));
  const title = shelf?.games.find((one) => one.id === index.game)?.title;
  return (
    <main className="page library">
      <div className="library-head">
        <h1>{title ? say("library-of", { game: title }) : say("library-title")}</h1>
        <Link to="/cards" className="button button-quiet">
          {say("library-games")}
        </Link>
      </div>
      {table && <p className="badge">{say("library-of-box")}</p>}
      <CardSearch index={index} search={search} found={found} change={change} />
      <div className="library-in">
        <Filters found={found} search={search} change={change} />
        <h2 className="unseen">{say("library-cards")}</h2>
        {found.entries.length ? (
          <CardGrid
            entries={found.entries}
            to={to}
            at={back}
            below={(entry) => <FactsOnly entry={entry} />}
          />
        ) : (
          <p className="quiet library-nothing">{say("library-nothing")}</p>
        )}
      </div>
    </main>
  );
}

/** The card to come back to, once. */
function taken(game: string): string | null {
  const card = opened.get(game) ?? null;
  opened.delete(game);
  return card;
}

/** The filters: beside the cards, or folded away above them where there is no room. */
function Filters({
  found,
  search,
  change,
}: {
  found: Answer;
  search: Search;
  change: (search: Search) => void;
}) {
  const say = useSay();
  const [open, setOpen] = useState(() => window.matchMedia("(min-width: 761px)").matches);
  const chosen = Object.values(search.chosen).flat().length;
  return (
    <aside aria-label={say("library-filters")}>
      <details
        className="library-filters"
        open={open}
        onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
      >
        <summary>
          {say("library-filters")}
          {chosen > 0 && <b className="badge">{chosen}</b>}
        </summary>
        <CardFilters facets={found.facets} search={search} change={change} />
      </details>
    </aside>
  );
}
