import { useState } from "react";
import { percentOf } from "../replay/course";
import { useSay } from "../words/l10n";
import { Share } from "./Share";
import { drawn, key, partAt, type TriedLine } from "./tried";
import type { Trying } from "./useLines";

const [WIDE, HIGH] = [240, 70];

/** Try a line, keep it, step back, try another: two of them beside each other, with their odds along the way and at their ends. */
export function TryLines({ trying, seat, close }: { trying: Trying; seat: number; close: () => void }) {
  const say = useSay();
  const { here, line, kept, wrong, choose, back, anew } = trying;
  const [beside, setBeside] = useState(0);
  const keep = () => {
    trying.keep();
    setBeside(0);
  };
  const other = kept[beside];
  return (
    <section className="lines" aria-label={say("line-title")}>
      <header>
        <h2>{say("line-title")}</h2>
        <button type="button" className="button button-quiet" onClick={close}>
          {say("line-close")}
        </button>
      </header>
      <p className="quiet">{say("line-words", { number: seat + 1 })}</p>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="lines-deeds">
        <button type="button" className="button" disabled={!line.choices.length} onClick={back}>
          {say("line-back")}
        </button>
        <button type="button" className="button" disabled={!line.choices.length} onClick={keep}>
          {say("line-keep")}
        </button>
        <button type="button" className="button" disabled={!line.choices.length} onClick={anew}>
          {say("line-anew")}
        </button>
        <Share what={`${key(line.choices)} ${kept.length}`} />
      </div>
      <div className="lines-beside">
        <Column name={say("line-now")} line={line} other={other} />
        {other && (
          <Column name={say("line-kept", { number: kept.length - beside })} line={other} other={line} />
        )}
      </div>
      {other && <Odds one={line} other={other} />}
      {kept.length > 1 && (
        <label className="field">
          <span>{say("line-beside")}</span>
          <select value={beside} onChange={(event) => setBeside(Number(event.currentTarget.value))}>
            {kept.map((one, n) => (
              <option key={key(one.choices)} value={n}>
                {say("line-kept", { number: kept.length - n })} {one.moves.at(-1)?.text}
              </option>
            ))}
          </select>
        </label>
      )}
      {here && (
        <>
          <p role="status">
            {here.asked === null
              ? say("line-over")
              : say("line-asked", { number: here.asked + 1, question: here.question })}
          </p>
          <ul className="lines-options" aria-label={say("line-options")}>
            {here.options.map((text, n) => (
              <li key={n}>
                <button type="button" className="button" onClick={() => choose(n)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A line from its beginning to its end, the odds after each move; where it leaves the other one is marked. */
function Column({ name, line, other }: { name: string; line: TriedLine; other: TriedLine | undefined }) {
  const say = useSay();
  const parts = other ? partAt(line, other) : Number.POSITIVE_INFINITY;
  const told = (point: number) => {
    const share = line.odds[point];
    return share === undefined ? "…" : say("hint-percent", { percent: percentOf(share) });
  };
  const end = line.choices.length;
  return (
    <section className="line-column" aria-label={name}>
      <h3>
        {name} <b>{told(end)}</b>
      </h3>
      <ol>
        <li>
          <span>{say("line-begin")}</span> <b>{told(0)}</b>
        </li>
        {line.moves.map(({ seat, text }, n) => (
          <li key={n} data-apart={n >= parts || undefined}>
            <span>
              <small>{say("seat", { number: seat + 1 })}</small> {text}
            </span>{" "}
            <b>{told(n + 1)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The odds of two lines in one picture; who cannot see it has them beside the moves. */
function Odds({ one, other }: { one: TriedLine; other: TriedLine }) {
  const length = Math.max(one.choices.length, other.choices.length);
  return (
    <svg className="lines-odds" viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`} aria-hidden="true">
      <path className="lines-even" d={`M0 ${HIGH / 2}H${WIDE}`} />
      <path className="lines-bound" d={`M0 0H${WIDE}M0 ${HIGH}H${WIDE}`} />
      <polyline className="line-other" points={drawn(other.odds, length, WIDE, HIGH)} />
      <polyline className="line-one" points={drawn(one.odds, length, WIDE, HIGH)} />
    </svg>
  );
}
