import "./rules.css";
import { useEffect, useState } from "react";
import { GameShelf } from "../lobby/GameShelf";
import { Nowhere } from "../lobby/Nowhere";
import { PageHead } from "../lobby/PageHead";
import { useLaying } from "../lobby/useLaying";
import type { RuleBook } from "../net/protocol";
import { onMove } from "../router";
import { useSay } from "../words/l10n";
import { Book } from "./Book";
import { exampleWish, tipOf } from "./Example";
import { useBook } from "./useBook";

/** The rules: which games there are, or the rule book of one, opened at a rule. `?try=` lays one of its examples. */
export function RulesPage({ id, part, query }: { id: string; part: string; query: URLSearchParams }) {
  if (!id)
    return (
      <>
        <PageHead />
        <Games />
      </>
    );
  return (
    <GameRules game={id} rule={part || decodeURIComponent(location.hash.slice(1))} tries={query.get("try")} />
  );
}

function Games() {
  const say = useSay();
  return (
    <main className="page">
      <div className="hero">
        <h1>{say("rules-title")}</h1>
        <p>{say("rules-words")}</p>
      </div>
      <GameShelf to={(game) => `/rules/${game}`} />
    </main>
  );
}

function GameRules({ game, rule, tries }: { game: string; rule: string; tries: string | null }) {
  const say = useSay();
  const book = useBook(game);
  const asked = useMoves();
  if (book === "none") return <Nowhere title={say("rules-none")} why={say("rules-none-words")} />;
  return (
    <>
      <PageHead />
      <main className="page rules-page">
        <h1>{book ? say("rules-of", { game: book.title }) : say("rules-title")}</h1>
        {book && tries && <Laying book={book} tries={tries} />}
        {book && <Book key={game} book={book} rule={rule} asked={asked} />}
      </main>
    </>
  );
}

/** How often somebody went somewhere: a rule may be asked for again. */
function useMoves(): number {
  const [moves, setMoves] = useState(0);
  useEffect(() => onMove(() => setMoves((n) => n + 1)), []);
  return moves;
}

/** Lays the example an address asks for, in the place of this page. */
function Laying({ book, tries }: { book: RuleBook; tries: string }) {
  const { wrong, lay } = useLaying(true);
  const example = book.examples.find(({ id }) => id === tries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (example) void lay(exampleWish(book.game, example), tipOf(example));
  }, [example]);
  return wrong ? <p className="error">{wrong}</p> : null;
}
