import "./study.css";
import { useEffect, useState } from "react";
import { Sign } from "../look/Symbol";
import { http, type Refusal } from "../net/http";
import type { Course, ReplayInfo, StudyInfo } from "../net/protocol";
import { turnAt } from "../replay/course";
import { Graph } from "../replay/Graph";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import { Lines } from "./Lines";
import { Swings } from "./Swings";

const BEAT = 1000;

/** What a search finds in a finished game: asked for once, then looked at again and again until all of it is known. */
function useStudy(table: string, language: string): { study: StudyInfo | null; wrong: string } {
  const say = useSay();
  const [study, setStudy] = useState<StudyInfo | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const take = (found: StudyInfo) => {
      if (!here) return;
      setStudy(found);
      setWrong("");
      if (found.thinking) timer = setTimeout(look, BEAT);
    };
    const fail = (error: Refusal) => {
      if (!here) return;
      setWrong(error.message || say("refused-offline"));
      if (error.code === "offline") timer = setTimeout(look, BEAT);
    };
    const look = () => void http.study(table, language).then(take, fail);
    http.beginStudy(table, language).then(take, fail);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [table, language, say]);
  return { study, wrong };
}

/** Beside a replay: the chances over the whole game, the choices that gave something away, and lines to try. */
export function StudyPanel({
  info,
  course,
  at,
  seat,
  language,
  move,
  close,
}: {
  info: ReplayInfo;
  course: Course | null;
  at: number;
  seat: number;
  language: string;
  move: (to: number) => void;
  close: () => void;
}) {
  const say = useSay();
  const { study, wrong } = useStudy(info.table, language);
  const turns = course?.turns ?? [];
  const whose = course?.together ? "together" : seat === info.mine ? "mine" : "other";
  return (
    <section className="study">
      <header>
        <h2>{say("study")}</h2>
        <button type="button" className="icon-button" onClick={close} aria-label={say("close")}>
          <Sign name="close" />
        </button>
      </header>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      {study && (
        <>
          <Progress study={study} />
          {study.odds.length > 1 && (
            <Graph
              course={{
                mine: info.mine,
                together: course?.together ?? false,
                turns,
                standings: study.odds,
                plays: study.swings.map((swing) => ({
                  ...swing,
                  after: swing.before,
                  turn: turnAt(turns, swing.step),
                  text: swing.chosen,
                })),
              }}
              seat={seat}
              growing={study.thinking}
              label={say("study-odds", { whose, name: info.names[seat] ?? "" })}
            />
          )}
          <Swings info={info} study={study} turns={turns} at={at} move={move} />
        </>
      )}
      <Lines info={info} together={course?.together ?? false} />
      <p>
        <Link to={`/study/${info.game}?table=${info.table}&step=${at}`} className="button">
          {say("study-edit")}
        </Link>
      </p>
    </section>
  );
}

function Progress({ study: { thinking, known, moments } }: { study: StudyInfo }) {
  const say = useSay();
  const words = say(thinking ? "study-progress" : "study-done", { known, moments });
  return (
    <div className="study-progress">
      <p role="status">{words}</p>
      {thinking && <progress value={known} max={moments} aria-label={words} />}
    </div>
  );
}
