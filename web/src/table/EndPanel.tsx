import { useState } from "react";
import { Sign } from "../look/Symbol";
import { http } from "../net/http";
import type { Outcome } from "../net/protocol";
import { Graph } from "../replay/Graph";
import { KeyPlays } from "../replay/KeyPlays";
import { useCourse } from "../replay/useCourse";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import "./end.css";

interface Ending {
  outcome: Outcome;
  /** The seat that is looked from; null: somebody who watched. */
  seat: number | null;
  names: string[];
  table: string;
  language: string;
  rematch: (() => void) | null;
  wanted: boolean;
  next: string | null;
}

/** Who won and why, how it came to that, and what can be done now. It is folded to a strip for whoever looks at the board. */
export function EndPanel(ending: Ending) {
  const say = useSay();
  const [folded, setFolded] = useState(false);
  const { outcome, seat, table } = ending;
  const won = seat === null || outcome.drawn ? null : outcome.winners.includes(seat);
  const puzzle = isPuzzle(outcome);
  return (
    <section
      className="end"
      data-won={won ?? undefined}
      data-folded={folded || undefined}
      aria-label={say("end")}
    >
      {/* It is read aloud where questions are: the bar says it too. */}
      <div className="end-result">
        <h2>{say(resultOf(outcome, won))}</h2>
        <p>{outcome.why ?? outcome.text}</p>
      </div>
      {!folded && <HowItWent {...ending} />}
      <div className="end-buttons">
        <Again {...ending} />
        {!folded && (
          <Link to={`/replay/${table}`} className="button">
            <Sign name="play" />
            <span>{say("replay")}</span>
          </Link>
        )}
        <button type="button" className="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <Sign name={folded ? "flag" : "eye"} />
          <span>{say(folded ? "show-end" : "view-board")}</span>
        </button>
        {!folded && (
          <>
            <a className="button button-quiet" href={http.recordAddress(table)} download>
              <Sign name="download" />
              <span>{say("download-record")}</span>
            </a>
            <Link to={puzzle ? "/school" : "/"} className="button button-quiet">
              {say(puzzle ? "school" : "to-lobby")}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}

/** Whether a puzzle has come to its end: it is solved, or can no longer be. */
const isPuzzle = ({ reason }: Outcome) => reason === "solved" || reason === "failed";

/** What the end is called. */
function resultOf(outcome: Outcome, won: boolean | null): string {
  if (isPuzzle(outcome)) return `end-${outcome.reason}`;
  if (outcome.drawn) return "end-drawn";
  return won === null ? "end-watched" : won ? "end-won" : "end-lost";
}

function Again({ next, rematch, wanted, outcome }: Ending) {
  const say = useSay();
  if (next)
    return (
      <Link to={`/table/${next}`} className="button button-main">
        {say("go-to-rematch")}
      </Link>
    );
  if (!rematch) return null;
  return (
    <button type="button" className="button button-main" onClick={rematch} disabled={wanted}>
      {say(isPuzzle(outcome) ? "end-again" : wanted ? "rematch-wanted" : "rematch")}
    </button>
  );
}

/** The graph and the key plays, as soon as they are here. */
function HowItWent({ table, language, seat, names }: Ending) {
  const say = useSay();
  const course = useCourse(table, language);
  if (course === undefined) return <p className="end-looking">{say("looking-back")}</p>;
  if (!course?.standings.length) return null;
  const from = seat ?? 0;
  const whose = course.together ? "together" : seat === null ? "other" : "mine";
  return (
    <div className="end-course">
      <Graph course={course} seat={from} label={say("odds-of", { whose, name: names[from] ?? "" })} />
      <KeyPlays course={course} seat={from} table={table} />
    </div>
  );
}
