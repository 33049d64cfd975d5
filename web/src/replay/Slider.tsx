import type { CSSProperties, KeyboardEvent } from "react";
import type { Course } from "../net/protocol";
import { useSay } from "../words/l10n";
import { areaOf, lineOf, nextTurn, place, turnAt, turnBefore } from "./course";

/** The way through a game: a tick for each turn, how it stood above, and a mark at each play that changed much. */
export function Slider({
  course,
  last,
  at,
  seat,
  move,
}: {
  course: Course | null;
  last: number;
  at: number;
  seat: number;
  move: (to: number) => void;
}) {
  const say = useSay();
  const { turns, standings, plays } = course ?? { turns: [], standings: [], plays: [] };
  const style = (step: number) => ({ "--place": place(step, last) }) as CSSProperties;
  const turn = turns[turnAt(turns, at) - 1]?.text ?? "";
  // The page's own keys do not reach a slider that has the focus, and its usual ones know no turns.
  const byTurn = (event: KeyboardEvent) => {
    if (event.key !== "PageDown" && event.key !== "PageUp") return;
    event.preventDefault();
    move(event.key === "PageDown" ? nextTurn(turns, at, last) : turnBefore(turns, at));
  };
  return (
    <div className="slider" data-judged={standings.length > 0 || undefined}>
      {standings.length > 0 && (
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="slider-even" d="M0 50H1000" />
          <path className="slider-area" d={areaOf(standings, seat, last, 1000, 100)} />
          <path className="slider-line" d={lineOf(standings, seat, last, 1000, 100)} />
        </svg>
      )}
      {plays.map((play) => (
        <button
          key={play.step}
          type="button"
          className="slider-play"
          style={style(play.step)}
          data-better={(play.after[seat] ?? 0) > (play.before[seat] ?? 0)}
          onClick={() => move(play.step)}
          aria-label={play.text}
          title={play.text}
        />
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        onChange={(event) => move(Number(event.target.value))}
        onKeyDown={byTurn}
        aria-label={say("replay-step", { step: at, last })}
        aria-valuetext={turn ? `${turn} ${say("replay-step", { step: at, last })}` : undefined}
      />
      <div className="slider-ticks" aria-hidden="true">
        {turns.map((one, n) => (
          <i key={n} style={style(one.step)} />
        ))}
      </div>
    </div>
  );
}
