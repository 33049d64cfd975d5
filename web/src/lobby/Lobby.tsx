import { useEffect, useState } from "react";
import { isFirstVisit, startCoach } from "../coach/Coach";
import { Sign } from "../look/Symbol";
import { http, Refusal } from "../net/http";
import type { GameInfo, Shelf, TableInfo } from "../net/protocol";
import { go, Link } from "../router";
import { useSay, useSayOr } from "../words/l10n";
import { useShelf } from "./DeckChoice";
import { NewTable } from "./NewTable";
import { PageHead } from "./PageHead";

const REFRESH = 5000;

/** The first page: choose a game, find a table, go on with what was begun. */
export function Lobby() {
  const say = useSay();
  const shelf = useShelf();
  const [game, setGame] = useState<string | null>(null);
  const [wrong, setWrong] = useState("");
  const first = isFirstVisit();
  const name = useSayOr();
  const chosen = shelf?.games.find((one) => one.id === game) ?? shelf?.games[0];
  const learn = async (id: string) => {
    try {
      startCoach();
      const table = await http.layLesson(id);
      go(`/table/${table.id}`);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
    }
  };
  return (
    <>
      <PageHead />
      <main className="page lobby">
        <section className="hero">
          <h1>{say("lobby-title")}</h1>
          <p>{say("lobby-words")}</p>
          {chosen && name(`coach-${chosen.id.replaceAll("_", "-")}-welcome`, "") && (
            <button
              type="button"
              className={`button button-big ${first ? "button-main" : ""}`}
              onClick={() => void learn(chosen.id)}
            >
              <Sign name="play" />
              <span>{say("guided-turn")}</span>
            </button>
          )}
        </section>
        {wrong && (
          <p className="error" role="alert">
            {wrong}
          </p>
        )}
        <div className="lobby-grid">
          <div className="lobby-main">
            {shelf && shelf.games.length > 1 && <GameChoice shelf={shelf} chosen={chosen} choose={setGame} />}
            {chosen && <NewTable key={chosen.id} game={chosen} bots={shelf?.bots ?? []} />}
          </div>
          <div className="lobby-side">
            <Tables title={say("my-tables")} load={() => http.myTables(false)} none={say("no-tables-mine")} />
            <Tables title={say("open-tables")} load={http.tables} none={say("no-tables-open")} />
            <Tables
              title={say("finished-tables")}
              load={() => http.myTables(true)}
              none={say("no-tables-finished")}
            />
          </div>
        </div>
      </main>
    </>
  );
}

function GameChoice({
  shelf,
  chosen,
  choose,
}: {
  shelf: Shelf;
  chosen: GameInfo | undefined;
  choose: (id: string) => void;
}) {
  const say = useSay();
  return (
    <div className="game-choice" role="group" aria-label={say("choose-game")}>
      {shelf.games.map((game) => (
        <button key={game.id} type="button" aria-pressed={game === chosen} onClick={() => choose(game.id)}>
          {game.title}
        </button>
      ))}
    </div>
  );
}

function Tables({ title, load, none }: { title: string; load: () => Promise<TableInfo[]>; none: string }) {
  const say = useSay();
  const [tables, setTables] = useState<TableInfo[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is asked for again by the clock
  useEffect(() => {
    let here = true;
    const ask = () =>
      void load().then(
        (found) => here && setTables(found),
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, REFRESH);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  return (
    <section className="panel tables">
      <h2>{title}</h2>
      {!tables.length && <p className="quiet">{none}</p>}
      <ul>
        {tables.slice(0, 12).map((table) => (
          <li key={table.id}>
            <Link to={table.state === "over" ? `/replay/${table.id}` : `/table/${table.id}`}>
              <b>
                {table.seats
                  .map((seat) =>
                    seat.me
                      ? say("you")
                      : seat.kind === "invited"
                        ? say("free-seat")
                        : seat.kind === "bot"
                          ? say("bot-name", { bot: seat.bot ?? "" })
                          : seat.name,
                  )
                  .join(" – ")}
              </b>
              <small>
                {table.title} · {say(`state-${table.state}`)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
