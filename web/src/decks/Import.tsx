import { type ChangeEvent, type FormEvent, useState } from "react";
import { Refusal } from "../net/http";
import type { Shelf } from "../net/protocol";
import { go } from "../router";
import { useSay } from "../words/l10n";
import { decks } from "./api";

const LONGEST_NAME = 80;

/** A deck from a text or a file, in whichever form it is. */
export function Import({ shelf }: { shelf: Shelf | null }) {
  const say = useSay();
  const [game, setGame] = useState("");
  const [file, setFile] = useState("");
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const games = shelf?.games.filter((one) => one.decks.length > 0) ?? [];
  const chosen = game || games[0]?.id || "";
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0];
    if (!picked) return;
    setText(await picked.text());
    setFile(picked.name);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWrong("");
    try {
      const name = (file || say("import-pasted")).slice(-LONGEST_NAME);
      go(`/decks/${(await decks.read(chosen, name, text)).id}`);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
    }
  };
  return (
    <form className="panel deck-import" onSubmit={(event) => void send(event)}>
      <h2>{say("import-deck")}</h2>
      <p className="quiet">{say("import-words")}</p>
      <label className="field">
        <span>{say("choose-game")}</span>
        <select value={chosen} onChange={(event) => setGame(event.currentTarget.value)}>
          {games.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <textarea
        className="text-area"
        rows={10}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFile("");
        }}
        aria-label={say("deck-text")}
        placeholder={games.find((one) => one.id === chosen)?.decks[0]?.text}
        spellCheck={false}
      />
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="tool-row">
        <label className="button">
          <input
            type="file"
            className="hidden-file"
            accept=".txt,.o8d,.xml,.json,text/plain,application/json"
            onChange={(event) => void load(event)}
          />
          {file || say("choose-file")}
        </label>
        <button type="submit" className="button button-main" disabled={!text.trim() || !chosen}>
          {say("import")}
        </button>
      </div>
    </form>
  );
}
