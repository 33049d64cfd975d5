import "../table/news.css";
import { lazy, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Later } from "../anew/Later";
import { useBoard } from "../boards";
import { Nowhere } from "../lobby/Nowhere";
import { PageHead } from "../lobby/PageHead";
import { useStill } from "../look/still";
import { http, type Refusal } from "../net/http";
import type { Course, ReplayInfo, ReplayStep, View } from "../net/protocol";
import { useCatalogue } from "../net/useCatalogue";
import { go } from "../router";
import { useFlip } from "../table/flip";
import { NO_HINTS } from "../table/hints";
import { Inspector } from "../table/Inspector";
import { useKeys } from "../table/keys";
import { Log } from "../table/Log";
import { Plate } from "../table/Plate";
import { NO_OFFERS } from "../table/picking";
import { PointingContext, type Scene, SceneContext, usePointing } from "../table/scene";
import { Zoom } from "../table/Zoom";
import { askedLanguage } from "../words/asked";
import { useSay } from "../words/l10n";
import { loadWords } from "../words/load";
import { askedStep, nextTurn, turnBefore } from "./course";
import { allOpen } from "./open";
import { PlayOn } from "./PlayOn";
import { ReplayBar } from "./ReplayBar";
import { useCourse } from "./useCourse";

const Study = lazy(async () => {
  const [{ StudyPanel }] = await Promise.all([
    import("../study/StudyPanel"),
    loadWords(askedLanguage(), "pages/study"),
  ]);
  return { default: StudyPanel };
});

const BEAT = 900;
const COVERS = "(max-width: 1179px)"; // where the study lies on the board: the same as in its style sheet
const NO_TURNS: Course["turns"] = [];

/** A game by steps: a slider, both hands where they may be seen, and a way to play on. */
export function ReplayPage({ table, language }: { table: string; language: string }) {
  const say = useSay();
  const still = useStill();
  const [info, setInfo] = useState<ReplayInfo | null>(null);
  const [wrong, setWrong] = useState("");
  const [at, setAt] = useState<number | null>(null);
  const [step, setStep] = useState<ReplayStep | null>(null);
  const [bottom, setBottom] = useState(0);
  const [runs, setRuns] = useState(false);
  const [playOn, setPlayOn] = useState(false);
  const [studies, setStudies] = useState(() => new URLSearchParams(location.search).has("study"));
  const [zoomed, setZoomed] = useState<{ card: number; element: HTMLElement } | null>(null);
  const [inspected, setInspected] = useState<number | null>(null);
  const kept = useRef(new Map<number, ReplayStep>());
  const root = useRef<HTMLDivElement>(null);
  const seen = useMemo(() => step?.views.map((one) => one.view) ?? null, [step]);
  const cards = useCatalogue(info, language, seen);
  const board = useBoard(info?.game ?? null, language);
  const course = useCourse(table, language);
  const turns = course?.turns ?? NO_TURNS;
  const last = (info?.steps ?? 1) - 1;

  useEffect(() => {
    http.replay(table).then(
      (found) => {
        setBottom(found.mine ?? 0);
        setInfo(found);
      },
      (error: Refusal) => setWrong(error.message || say("refused-offline")),
    );
  }, [table, say]);

  // Where it opens is known as soon as the turns are, which the address may name.
  useEffect(() => {
    if (info && course !== undefined)
      setAt((now) => now ?? askedStep(location.search, course?.turns ?? null, info.steps - 1));
  }, [info, course]);
  useEffect(() => {
    if (!info || at === null) return;
    let here = true;
    const known = kept.current.get(at);
    const take = (found: ReplayStep) => {
      kept.current.set(found.step, found);
      if (here) setStep(found);
    };
    if (known) setStep(known);
    else http.replayStep(table, at, language).then(take, (error: Refusal) => here && setWrong(error.message));
    const ahead = at + 1;
    if (ahead < info.steps && !kept.current.has(ahead)) {
      http.replayStep(table, ahead, language).then(
        (found) => kept.current.set(ahead, found),
        () => undefined,
      );
    }
    go(`/replay/${table}?step=${at}${studies ? "&study" : ""}`, true);
    return () => {
      here = false;
    };
  }, [info, at, table, language, studies]);

  const move = useCallback((to: number) => setAt(Math.max(0, Math.min(to, last))), [last]);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setAt((now) => Math.min((now ?? 0) + 1, last)), BEAT);
    return () => clearInterval(timer);
  }, [runs, last]);
  useEffect(() => {
    if (at !== null && at >= last) setRuns(false);
  }, [at, last]);
  const now = at ?? last;
  const show = (to: number) => {
    move(to);
    if (window.matchMedia(COVERS).matches) setStudies(false);
  };
  const run = () => {
    if (!runs && now >= last) move(0);
    setRuns(!runs);
  };
  useKeys({
    ArrowRight: () => move(now + 1),
    ArrowLeft: () => move(now - 1),
    PageDown: () => move(nextTurn(turns, now, last)),
    PageUp: () => move(turnBefore(turns, now)),
    Home: () => move(0),
    End: () => move(last),
    " ": run,
  });

  const view = useMemo<View | null>(
    () =>
      step
        ? allOpen(
            step.views.map((one) => one.view),
            bottom,
          )
        : null,
    [step, bottom],
  );
  const before = useRef(-1);
  const jumps = step !== null && Math.abs(step.step - before.current) > 1;
  useFlip(root, view, still || jumps);
  useLayoutEffect(() => {
    if (step) before.current = step.step;
  }, [step]);
  const zoom = useCallback((card: number | null, element?: HTMLElement) => {
    setZoomed(card === null || !element ? null : { card, element });
  }, []);
  const fresh = useMemo(() => {
    const known = kept.current.get((step?.step ?? 0) - 1)?.log.length ?? Number.POSITIVE_INFINITY;
    return step?.log.slice(known) ?? [];
  }, [step]);
  const bright = useMemo(() => new Set(fresh.flatMap((line) => line.cards)), [fresh]);
  const scene = useMemo<Scene | null>(
    () =>
      view && cards
        ? {
            view,
            catalogue: cards,
            offers: NO_OFFERS,
            bright,
            hinted: NO_HINTS,
            pick: setInspected,
            choose: () => undefined,
            zoom,
            inspect: setInspected,
          }
        : null,
    [view, cards, bright, zoom],
  );
  const pointing = usePointing(scene);
  if (wrong && !step) return <Nowhere title={say("replay-dead")} why={wrong} />;
  if (!info || !scene || !view || !step || !board) {
    return (
      <>
        <PageHead />
        <p className="page-note">{say("connecting")}</p>
      </>
    );
  }
  const { Board, counted } = board;
  const light = view.light;
  const plates = info.names.map((name, seat) => (
    <Plate
      key={seat}
      seat={{ number: seat, kind: "human", name, bot: null, here: true }}
      mine={false}
      asked={step.asked === seat}
      active={view.active === seat}
      left={null}
      runs={false}
      at={0}
      role={typeof light === "number" ? (seat === light ? "light" : "dark") : ""}
    />
  ));
  return (
    <SceneContext value={scene}>
      <PointingContext value={pointing}>
        <div
          className="table replay"
          data-panel="log"
          data-studies={(studies && info.state === "over") || undefined}
        >
          <PageHead />
          <main className="felt" ref={root} aria-label={say("board")}>
            <Board view={view} bottom={bottom} plates={plates} fresh={fresh} />
          </main>
          {studies && info.state === "over" ? (
            <aside className="side" aria-label={say("study")}>
              <Later fallback={<p className="page-note">{say("connecting")}</p>}>
                <Study
                  info={info}
                  course={course ?? null}
                  at={now}
                  seat={bottom}
                  language={language}
                  move={show}
                  close={() => setStudies(false)}
                />
              </Later>
            </aside>
          ) : (
            <aside className="side" aria-label={say("log")}>
              <Log lines={step.log} mine={bottom} />
            </aside>
          )}
          <div className="bottom">
            <ReplayBar
              info={info}
              course={course ?? null}
              by={counted}
              at={now}
              said={now === last && info.outcome ? (info.outcome.text ?? "") : (step.log.at(-1)?.text ?? "")}
              seat={bottom}
              runs={runs}
              move={move}
              run={run}
              turnTable={() => setBottom((bottom + 1) % info.names.length)}
              playOn={() => setPlayOn(true)}
              studies={studies}
              study={() => setStudies(!studies)}
            />
          </div>
        </div>
        {zoomed && <Zoom {...zoomed} />}
        {inspected !== null && (
          <Inspector
            card={inspected}
            explain={null}
            choose={() => undefined}
            close={() => setInspected(null)}
          />
        )}
        {playOn && <PlayOn table={table} step={now} names={info.names} close={() => setPlayOn(false)} />}
      </PointingContext>
    </SceneContext>
  );
}
