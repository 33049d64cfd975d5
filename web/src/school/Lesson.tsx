import { useEffect, useRef, useState } from "react";
import { startCoach } from "../coach/keep";
import { startersOf, useShelf } from "../lobby/decks";
import { quickOf, quickWish } from "../lobby/laying";
import { useLaying } from "../lobby/useLaying";
import { Sign } from "../look/Symbol";
import { http } from "../net/http";
import type { LessonStep, View } from "../net/protocol";
import { Link } from "../router";
import { useLanguage, useSay } from "../words/l10n";
import { loadWords } from "../words/load";
import { setGuard } from "./guard";
import { usePointing } from "./pointing";
import { isAsked, isMeant, keepStep, pointedAt, stepKept } from "./steps";
import "./lesson.css";

/** The guide of a lesson: says what is to be learned, points at what is meant, and waits for the learner's own move. */
export function Lesson({ table, game, view }: { table: string; game: string; view: View }) {
  const say = useSay();
  const language = useLanguage();
  const steps = useSteps(game, language);
  const [at, setAt] = useState(() => stepKept(table));
  const [wrong, setWrong] = useState("");
  const [folded, setFolded] = useState(false);
  const step = steps?.[at];
  useEffect(() => {
    const move = (next: number) => {
      keepStep(table, next);
      setAt(next);
      setWrong("");
      setFolded(false);
    };
    setGuard((option, asked) => {
      if (!step?.expect || !isAsked(step, asked)) return null;
      if (!isMeant(step.expect, option, asked)) {
        setWrong(step.wrong);
        return step.wrong;
      }
      move(at + 1);
      return null;
    });
    return () => setGuard(null);
  }, [step, at, table]);
  const guide = useRef<HTMLElement>(null);
  const low = usePointing(pointedAt(step, view), guide, `${wrong}${step?.id}`);
  if (!steps) return null;
  if (!step) return <Over game={game} />;
  const next = () => {
    keepStep(table, at + 1);
    setAt(at + 1);
  };
  return (
    <aside
      ref={guide}
      className="coach lesson"
      data-low={low || undefined}
      data-folded={folded || undefined}
      aria-label={say("coach")}
      aria-live="polite"
    >
      <button
        type="button"
        className="lesson-count"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        {say("lesson-step", { step: step.step, steps: steps.at(-1)?.step ?? 0 })}
      </button>
      {!folded && (
        <p>
          {wrong && <strong className="lesson-wrong">{wrong} </strong>}
          {step.text}
        </p>
      )}
      {!step.expect && !folded && (
        <div className="coach-buttons">
          <button type="button" className="button button-main" onClick={next}>
            {say("coach-next")}
          </button>
        </div>
      )}
    </aside>
  );
}

/** The lesson has come to its end: the table is played on, or a whole game against the gentlest bot begins. */
function Over({ game }: { game: string }) {
  const say = useSay();
  const { busy, wrong, lay } = useLaying();
  const shelf = useShelf();
  const found = shelf?.games.find(({ id }) => id === game);
  const play = () => {
    if (!shelf || !found) return;
    startCoach();
    void lay(quickWish(found, quickOf(found, startersOf(found), shelf.bots, {})));
  };
  return (
    <aside className="coach lesson" aria-label={say("coach")} aria-live="polite">
      <Sign name="done" />
      <p>{say("lesson-over")}</p>
      <div className="coach-buttons">
        <Link to="/school" className="button button-quiet">
          {say("school")}
        </Link>
        <button type="button" className="button button-main" disabled={busy || !found} onClick={play}>
          {say("lesson-free-game")}
        </button>
      </div>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </aside>
  );
}

/** The steps of a lesson, with the words that are said around them. */
function useSteps(game: string, language: string): LessonStep[] | null {
  const [steps, setSteps] = useState<LessonStep[] | null>(null);
  useEffect(() => {
    let here = true;
    Promise.all([http.lesson(game, language), loadWords(language, "pages/school")]).then(
      ([found]) => here && setSteps(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return steps;
}
