import { type ChangeEvent, type FormEvent, useEffect, useState } from "react";
import { http, Refusal } from "../net/http";
import type { DeckInfo } from "../net/protocol";
import { useSay, useSayOr } from "../words/l10n";
import { useShelf } from "./DeckChoice";
import { PageHead } from "./PageHead";

/** The visitor's own decks: imported from a text or a file, checked by the rules of deck building. */
export function DecksPage() {
  const say = useSay();
  const name = useSayOr();
  const shelf = useShelf();
  const [decks, setDecks] = useState<DeckInfo[]>([]);
  const [game, setGame] = useState("");
  const [title, setTitle] = useState("");
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const chosen = game || shelf?.games[0]?.id || "";
  useEffect(() => {
    http.decks().then(setDecks, () => undefined);
  }, []);
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    setText(await file.text());
    setTitle(file.name);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWrong("");
    try {
      const first = text.trim().split("\n")[0]?.replace(/#.*/, "").trim();
      const deck = await http.importDeck(chosen, (title || first || "Deck").slice(0, 80), text);
      setDecks((all) => [...all, deck]);
      setText("");
      setTitle("");
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
    }
  };
  const remove = async (deck: DeckInfo) => {
    await http.removeDeck(deck.id);
    setDecks((all) => all.filter((one) => one.id !== deck.id));
  };
  const starters = shelf?.games.find((one) => one.id === chosen)?.decks ?? [];
  return (
    <>
      <PageHead />
      <main className="page">
        <h1>{say("my-decks")}</h1>
        <div className="lobby-grid">
          <form className="panel" onSubmit={(event) => void send(event)}>
            <h2>{say("import-deck")}</h2>
            <p className="quiet">{say("import-words")}</p>
            {shelf && shelf.games.length > 1 && (
              <label className="field">
                <span>{say("choose-game")}</span>
                <select value={chosen} onChange={(event) => setGame(event.target.value)}>
                  {shelf.games.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.title}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <textarea
              className="text-area"
              rows={12}
              value={text}
              onChange={(event) => setText(event.target.value)}
              aria-label={say("deck-text")}
              placeholder={starters[0]?.text}
              spellCheck={false}
            />
            {wrong && (
              <p className="error" role="alert">
                {wrong}
              </p>
            )}
            <div className="new-table-foot">
              <label className="button">
                <input
                  type="file"
                  className="hidden-file"
                  accept=".txt,.o8d,.xml,text/plain"
                  onChange={(event) => void load(event)}
                />
                {say("choose-file")}
              </label>
              <button type="submit" className="button button-main" disabled={!text.trim() || !chosen}>
                {say("import")}
              </button>
            </div>
          </form>
          <section className="panel">
            <h2>{say("kept-decks")}</h2>
            {!decks.length && <p className="quiet">{say("no-decks")}</p>}
            <ul className="deck-list">
              {decks.map((deck) => (
                <li key={deck.id}>
                  <details>
                    <summary>
                      <b>{deck.name}</b>{" "}
                      <span className={deck.problems.length ? "badge badge-bad" : "badge badge-good"}>
                        {deck.problems.length ? say("deck-illegal") : say("deck-legal")}
                      </span>
                    </summary>
                    {deck.problems.length > 0 && (
                      <ul className="problems">
                        {deck.problems.map((problem, n) => (
                          <li key={n}>
                            <span className="rule">{problem.rule}</span>{" "}
                            {problem.text ??
                              name(`problem-${problem.key ?? ""}`, (problem.key ?? "").replaceAll("-", " "))}
                          </li>
                        ))}
                      </ul>
                    )}
                    <pre>{deck.text}</pre>
                    <button type="button" className="button button-quiet" onClick={() => void remove(deck)}>
                      {say("remove-deck")}
                    </button>
                  </details>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </>
  );
}
