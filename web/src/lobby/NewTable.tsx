import { useState } from "react";
import { http, Refusal } from "../net/http";
import type { GameInfo, SeatWish } from "../net/protocol";
import { go, Link } from "../router";
import { useSay, useSayOr } from "../words/l10n";
import { DeckChoice, type DeckOption, useDecks } from "./DeckChoice";
import { Options } from "./Options";

const CLOCKS: Record<string, { total: number; increment: number } | null> = {
  none: null,
  relaxed: { total: 3600, increment: 10 },
  brisk: { total: 1200, increment: 5 },
  fast: { total: 480, increment: 3 },
};

/** Decks that can meet: where a game has sides, the other seat takes the other side. */
export function otherSide(decks: DeckOption[], mine: DeckOption | undefined): DeckOption[] {
  if (!mine?.side) return decks;
  return decks.filter((deck) => deck.side === null || deck.side !== mine.side);
}

/** Lay a table: who sits where, with which deck, by which options. */
export function NewTable({ game, bots }: { game: GameInfo; bots: string[] }) {
  const say = useSay();
  const name = useSayOr();
  const decks = useDecks(game.id).filter((deck) => deck.playable);
  const [deckId, setDeck] = useState("");
  const [theirId, setTheir] = useState("");
  const [opponent, setOpponent] = useState("");
  const [options, setOptions] = useState(game.options);
  const [open, setOpen] = useState(false);
  const [clock, setClock] = useState("none");
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const solo = game.least_seats === 1;
  const levels = game.most_seats === 1 ? [] : bots;
  const against =
    opponent || (solo ? "alone" : levels.find((level) => level !== "random")) || levels[0] || "invited";
  const deck = decks.find((one) => one.id === deckId) ?? decks[0];
  const others = otherSide(decks, deck);
  const their = others.find((one) => one.id === theirId) ?? others[0];
  const least = Math.max(2, game.least_seats);
  const [count, setCount] = useState(least);
  const [seats, setSeats] = useState<Record<number, string>>({});

  const lay = async () => {
    setBusy(true);
    const other = (who: string): SeatWish =>
      who === "invited"
        ? { who: "invited", deck: theirId === "own" ? null : (their?.id ?? null) }
        : { who: "bot", bot: who, deck: their?.id ?? null };
    const wishes: SeatWish[] = [{ who: "me", deck: deck?.id ?? null }];
    while (against !== "alone" && wishes.length < count)
      wishes.push(other(seats[wishes.length + 1] ?? against));
    try {
      const table = await http.layTable({
        game: game.id,
        seats: wishes,
        options: Object.fromEntries(
          Object.entries(options).filter(([, value]) => value !== null && value !== ""),
        ),
        public: open,
        clock: CLOCKS[clock] ?? null,
      });
      go(`/table/${table.id}`);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
      setBusy(false);
    }
  };

  return (
    <form
      className="panel new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void lay();
      }}
    >
      <h2>{game.title}</h2>
      <fieldset className="choice-cards">
        <legend>{say("opponent")}</legend>
        {solo && (
          <label className="choice-card">
            <input
              type="radio"
              name="opponent"
              value="alone"
              checked={against === "alone"}
              onChange={() => setOpponent("alone")}
            />
            <b>{say("alone")}</b>
            <small>{say("alone-words")}</small>
          </label>
        )}
        {levels.map((level) => (
          <label key={level} className="choice-card">
            <input
              type="radio"
              name="opponent"
              value={level}
              checked={against === level}
              onChange={() => setOpponent(level)}
            />
            <b>{name(`bot-${level}`, level)}</b>
            <small>{name(`bot-${level}-words`, "")}</small>
          </label>
        ))}
        <label className="choice-card">
          <input
            type="radio"
            name="opponent"
            value="invited"
            checked={against === "invited"}
            onChange={() => setOpponent("invited")}
          />
          <b>{say("a-friend")}</b>
          <small>{say("a-friend-words")}</small>
        </label>
      </fieldset>
      <div className="fields">
        {decks.length > 0 && (
          <>
            <DeckChoice decks={decks} value={deck?.id ?? ""} choose={setDeck} label={say("your-deck")} />
            <DeckChoice
              decks={
                against === "invited"
                  ? [
                      ...others,
                      { id: "own", name: say("their-own-deck"), side: null, own: false, playable: true },
                    ]
                  : others
              }
              value={theirId === "own" && against === "invited" ? "own" : (their?.id ?? "")}
              choose={setTheir}
              label={say("their-deck")}
            />
          </>
        )}
        {game.most_seats > least && against !== "alone" && (
          <label className="field">
            <span>{say("how-many")}</span>
            <select value={count} onChange={(event) => setCount(Number(event.target.value))}>
              {Array.from({ length: game.most_seats - least + 1 }, (_, n) => least + n).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
        {game.most_seats > least &&
          against !== "alone" &&
          Array.from({ length: count - 1 }, (_, n) => n + 2).map((seat) => (
            <label key={seat} className="field">
              <span>{say("who-sits-at", { seat })}</span>
              <select
                value={seats[seat] ?? against}
                onChange={(event) => setSeats({ ...seats, [seat]: event.target.value })}
              >
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {name(`bot-${level}`, level)}
                  </option>
                ))}
                <option value="invited">{say("a-friend")}</option>
              </select>
            </label>
          ))}
        <label className="field">
          <span>{say("clock")}</span>
          <select value={clock} onChange={(event) => setClock(event.target.value)}>
            {Object.keys(CLOCKS).map((one) => (
              <option key={one} value={one}>
                {say(`clock-${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <details>
        <summary>{say("more-options")}</summary>
        <div className="checks">
          <Options game={game} options={options} change={setOptions} refuse={setWrong} />
          <label className="check">
            <input type="checkbox" checked={open} onChange={() => setOpen(!open)} />
            {say("public-table")}
          </label>
        </div>
      </details>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="new-table-foot">
        <button
          type="submit"
          className="button button-main button-big"
          disabled={busy || (game.decks.length > 0 && !deck)}
        >
          {say("play")}
        </button>
        <Link to="/decks" className="button button-quiet">
          {say("import-deck")}
        </Link>
      </div>
    </form>
  );
}
