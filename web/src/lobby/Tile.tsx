import { useState } from "react";
import { startCoach } from "../coach/keep";
import { Sign } from "../look/Symbol";
import { http, Refusal } from "../net/http";
import type { GameInfo, TableInfo } from "../net/protocol";
import { go, Link } from "../router";
import { useLanguage, useSay, useSayOr } from "../words/l10n";
import { startersOf } from "./decks";
import { GamePicture } from "./GamePicture";
import { MINUTES } from "./games";
import { quickOf, quickWish, remembered } from "./laying";
import { makeReady } from "./ready";

/** A game on the shelf: what it is, and one press to play it. */
export function Tile({ game, bots }: { game: GameInfo; bots: string[] }) {
  const say = useSay();
  const or = useSayOr();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const quick = quickOf(game, startersOf(game), bots, remembered(game.id));
  const key = game.id.replaceAll("_", "-");
  const ready = () => makeReady(game.id, language);
  const open = async (laid: () => Promise<TableInfo>) => {
    setBusy(true);
    ready();
    try {
      go(`/table/${(await laid()).id}`);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
      setBusy(false);
    }
  };
  return (
    <li className="game-tile" data-game={game.id} onPointerEnter={ready}>
      <GamePicture game={game.id} />
      <div className="game-tile-words">
        <h2>{game.title}</h2>
        <p className="game-tile-facts">
          <span>{say("players-count", { least: game.least_seats, most: game.most_seats })}</span>
          {MINUTES[game.id] && <span>{say("about-minutes", { minutes: MINUTES[game.id]! })}</span>}
        </p>
        <p>{or(`game-${key}-words`, "")}</p>
      </div>
      <div className="game-tile-buttons">
        <button
          type="button"
          className="button button-main button-big"
          disabled={busy}
          onFocus={ready}
          aria-label={say("play-at-once", { game: game.title })}
          onClick={() => void open(() => http.layTable(quickWish(game, quick)))}
        >
          <Sign name="play" />
          <span>{say("play")}</span>
        </button>
        <Link to={`/play/${game.id}`} className="button" aria-label={say("choose-for", { game: game.title })}>
          {say("choose-setup")}
        </Link>
        {game.lesson && (
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={() => {
              startCoach();
              void open(() => http.layLesson(game.id));
            }}
          >
            {say("guided-turn")}
          </button>
        )}
        <small className="game-tile-quick">
          {say(game.least_seats === 1 ? "quick-beside" : "quick-against", {
            bot: or(`opponent-${quick.bot}`, or(`bot-${quick.bot}`, quick.bot)),
            mine: quick.mine?.name ?? "",
            their: quick.their?.name ?? "",
          })}
        </small>
      </div>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </li>
  );
}
