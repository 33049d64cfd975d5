import { useState } from "react";
import { useShelf } from "../lobby/decks";
import { Dialog } from "../look/Dialog";
import { http, Refusal } from "../net/http";
import { go } from "../router";
import { useSay, useSayOr } from "../words/l10n";

/** Playing on from a step: which seat is mine, and against whom. */
export function PlayOn({
  table,
  step,
  names,
  close,
}: {
  table: string;
  step: number;
  names: string[];
  close: () => void;
}) {
  const say = useSay();
  const name = useSayOr();
  const shelf = useShelf();
  const [seat, setSeat] = useState(0);
  const [bot, setBot] = useState("");
  const [wrong, setWrong] = useState("");
  const level = bot || shelf?.bots.at(-1) || "random";
  const start = async () => {
    try {
      const laid = await http.playOn(table, step, seat, level);
      go(`/table/${laid.id}`);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
    }
  };
  return (
    <Dialog title={say("play-on-from-here")} close={close}>
      <label className="field">
        <span>{say("your-seat")}</span>
        <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
          {names.map((one, n) => (
            <option key={n} value={n}>
              {one || say("seat", { number: n + 1 })}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{say("opponent")}</span>
        <select value={level} onChange={(event) => setBot(event.target.value)}>
          {shelf?.bots.map((one) => (
            <option key={one} value={one}>
              {name(`bot-${one}`, one)}
            </option>
          ))}
        </select>
      </label>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="dialog-buttons">
        <button type="button" className="button button-main" onClick={() => void start()}>
          {say("play")}
        </button>
      </div>
    </Dialog>
  );
}
