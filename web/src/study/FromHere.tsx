import { useEffect, useState } from "react";
import { useShelf } from "../lobby/decks";
import { useLaying } from "../lobby/useLaying";
import { http, type Refusal } from "../net/http";
import type { CheckedPosition, Position, PositionOdds } from "../net/protocol";
import { useSay, useSayOr } from "../words/l10n";
import { Share } from "./Share";

/** What can be done with a position: share it, ask the search, play on from there. */
export function FromHere({
  game,
  language,
  position,
  checked,
  disabled,
  turnTable,
  tryLines,
}: {
  game: string;
  language: string;
  position: Position;
  checked: CheckedPosition;
  disabled: boolean;
  turnTable: () => void;
  tryLines: () => void;
}) {
  const say = useSay();
  const name = useSayOr();
  const shelf = useShelf();
  const { busy, wrong, setWrong, lay } = useLaying();
  const [seat, setSeat] = useState<number | null>(null);
  const [bot, setBot] = useState("normal");
  const [odds, setOdds] = useState<PositionOdds | "asked" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of another position is no longer true
  useEffect(() => setOdds(null), [position]);
  const mine = seat ?? checked.asked ?? 0;
  const play = () => {
    const seats = checked.views.map(({ seat: one }) =>
      one === mine ? ({ who: "me" } as const) : ({ who: "bot", bot } as const),
    );
    void lay({ game, seats, position });
  };
  const ask = () => {
    setOdds("asked");
    http.positionOdds(game, position, language).then(setOdds, (error: Refusal) => {
      setOdds(null);
      setWrong(error.message || say("refused-offline"));
    });
  };
  const over = checked.asked === null;
  return (
    <>
      <div className="editor-deeds">
        <button type="button" className="button" onClick={turnTable}>
          {say("turn-table")}
        </button>
        <Share what={position} disabled={disabled} />
        <button
          type="button"
          className="button"
          onClick={ask}
          disabled={disabled || over || odds === "asked"}
        >
          {say(odds === "asked" ? "study-thinking" : "study-ask")}
        </button>
      </div>
      <button type="button" className="button" onClick={tryLines} disabled={disabled || over}>
        {say("line-try")}
      </button>
      {odds !== null && odds !== "asked" && (
        <ol className="editor-odds" aria-label={say("study-ask")}>
          {odds.options.map(({ text, percent }) => (
            <li key={text}>
              <span>{text}</span> <b>{say("hint-percent", { percent })}</b>
            </li>
          ))}
        </ol>
      )}
      <div className="fields">
        <label className="field">
          <span>{say("your-seat")}</span>
          <select value={mine} onChange={(event) => setSeat(Number(event.target.value))}>
            {checked.views.map(({ seat: one }) => (
              <option key={one} value={one}>
                {say("seat", { number: one + 1 })}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say("opponent")}</span>
          <select value={bot} onChange={(event) => setBot(event.target.value)}>
            {shelf?.bots.map((one) => (
              <option key={one} value={one}>
                {name(`bot-${one}`, one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <button type="button" className="button button-main" onClick={play} disabled={disabled || busy || over}>
        {say("study-play")}
      </button>
    </>
  );
}
