import { useState } from "react";
import { http, Refusal } from "../net/http";
import type { Course, PlayedOut, ReplayInfo, StudyInfo, Swing } from "../net/protocol";
import { percentOf, turnAt } from "../replay/course";
import { go } from "../router";
import { useSay } from "../words/l10n";
import { noteLine } from "./lines";

const OPPONENT = "hard"; // a line is worth what it is worth against somebody who answers well

/** Whether games to their end say what the search says. */
const agrees = ({ chosen, better }: PlayedOut) => better > chosen;

/** The choices that gave something away: what was played, what was better and by how much; each leads to its moment. */
export function Swings({
  info,
  study,
  turns,
  at,
  move,
}: {
  info: ReplayInfo;
  study: StudyInfo;
  turns: Course["turns"];
  at: number;
  move: (to: number) => void;
}) {
  const say = useSay();
  const [wrong, setWrong] = useState("");
  const tryLine = async ({ step, seat }: Swing) => {
    try {
      const laid = await http.playOn(info.table, step, seat, OPPONENT);
      noteLine(info.table, { id: laid.id, step, seat });
      go(`/table/${laid.id}`);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
    }
  };
  if (!study.swings.length) return study.thinking ? null : <p className="quiet">{say("study-no-swings")}</p>;
  const percent = (shares: number[], seat: number) =>
    say("hint-percent", { percent: percentOf(shares[seat] ?? 0) });
  return (
    <>
      <h3>{say("study-swings")}</h3>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <ol className="swings" aria-label={say("study-swings")}>
        {study.swings.map((swing, n) => (
          <li key={swing.step} data-here={swing.step === at || undefined}>
            <button
              type="button"
              className="swing"
              aria-current={swing.step === at || undefined}
              onClick={() => move(swing.step)}
            >
              <b aria-hidden="true">{n + 1}</b>
              <span>
                <small>
                  {info.names[swing.seat]} · {turns[turnAt(turns, swing.step) - 1]?.text}
                </small>
                <span>{say("study-chosen", { option: swing.chosen })}</span>
                <span className="swing-better">{say("study-better", { option: swing.better })}</span>
                <small className="swing-lost">
                  {say("study-lost", {
                    before: percent(swing.before, swing.seat),
                    after: percent(swing.after, swing.seat),
                  })}
                </small>
                {swing.check && (
                  <small>
                    {say(agrees(swing.check) ? "study-confirmed" : "study-not-confirmed", { ...swing.check })}
                  </small>
                )}
              </span>
            </button>
            <button type="button" className="button" onClick={() => void tryLine(swing)}>
              {say("study-try")}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
