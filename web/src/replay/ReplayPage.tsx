import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { boardOf } from "../boards";
import { useShelf } from "../lobby/DeckChoice";
import { PageHead } from "../lobby/PageHead";
import { Dialog } from "../look/Dialog";
import { Sign } from "../look/Symbol";
import { useStill } from "../look/still";
import { http, Refusal } from "../net/http";
import type { ReplayInfo, ReplayStep, View } from "../net/protocol";
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
import { useSay, useSayOr } from "../words/l10n";
import { allOpen } from "./open";

const BEAT = 900;

/** A game by steps: a slider, both hands where they may be seen, and a way to play on. */
export function ReplayPage({ table, language }: { table: string; language: string }) {
  const say = useSay();
  const still = useStill();
  const [info, setInfo] = useState<ReplayInfo | null>(null);
  const [wrong, setWrong] = useState("");
  const [at, setAt] = useState(0);
  const [step, setStep] = useState<ReplayStep | null>(null);
  const [bottom, setBottom] = useState(0);
  const [runs, setRuns] = useState(false);
  const [copied, setCopied] = useState(false);
  const [playOn, setPlayOn] = useState(false);
  const [zoomed, setZoomed] = useState<{ card: number; element: HTMLElement } | null>(null);
  const [inspected, setInspected] = useState<number | null>(null);
  const kept = useRef(new Map<number, ReplayStep>());
  const root = useRef<HTMLDivElement>(null);
  const cards = useCatalogue(info, language);
  const last = (info?.steps ?? 1) - 1;

  useEffect(() => {
    http.replay(table).then(
      (found) => {
        const asked = Number(new URLSearchParams(location.search).get("step") ?? "0");
        setAt(Math.max(0, Math.min(Number.isFinite(asked) ? asked : 0, found.steps - 1)));
        setBottom(found.seat ?? 0);
        setInfo(found);
      },
      (error: Refusal) => setWrong(error.message || say("refused-offline")),
    );
  }, [table, say]);

  useEffect(() => {
    if (!info) return;
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
    go(`/replay/${table}?step=${at}`, true);
    return () => {
      here = false;
    };
  }, [info, at, table, language]);

  const move = useCallback((to: number) => setAt(Math.max(0, Math.min(to, last))), [last]);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, last)), BEAT);
    return () => clearInterval(timer);
  }, [runs, last]);
  useEffect(() => {
    if (at >= last) setRuns(false);
  }, [at, last]);
  useKeys({
    ArrowRight: () => move(at + 1),
    ArrowLeft: () => move(at - 1),
    Home: () => move(0),
    End: () => move(last),
    " ": () => setRuns(!runs),
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
  useFlip(root, view, still);
  const zoom = useCallback((card: number | null, element?: HTMLElement) => {
    setZoomed(card === null || !element ? null : { card, element });
  }, []);
  const fresh = useMemo(() => {
    const before = kept.current.get(at - 1)?.log.length ?? Number.POSITIVE_INFINITY;
    return step?.log.slice(before) ?? [];
  }, [step, at]);
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
            zoom,
            inspect: setInspected,
          }
        : null,
    [view, cards, bright, zoom],
  );
  const pointing = usePointing(scene);
  if (!info || !scene || !view || !step) {
    return (
      <>
        <PageHead />
        <p className="page-note">{wrong || say("connecting")}</p>
      </>
    );
  }
  const { Board } = boardOf(info.game);
  const light = view.light;
  const plates = info.names.map((name, seat) => (
    <Plate
      key={seat}
      seat={{ number: seat, kind: "human", name, bot: null, here: true }}
      mine={false}
      asked={step.asked === seat}
      active={view.active === seat}
      left={null}
      at={0}
      role={typeof light === "number" ? (seat === light ? "light" : "dark") : ""}
    />
  ));
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <SceneContext value={scene}>
      <PointingContext value={pointing}>
        <div className="table replay" data-panel="log">
          <PageHead />
          <main className="felt" ref={root} aria-label={say("board")}>
            <Board view={view} bottom={bottom} plates={plates} fresh={fresh} />
          </main>
          <aside className="side" aria-label={say("log")}>
            <Log lines={step.log} mine={bottom} />
          </aside>
          <div className="bottom">
            <section className="replay-bar" aria-label={say("replay")}>
              <button
                type="button"
                className="icon-button"
                onClick={() => move(0)}
                aria-label={say("to-first")}
              >
                <Sign name="first" />
              </button>
              <button
                type="button"
                className="icon-button"
                onClick={() => setRuns(!runs)}
                aria-label={runs ? say("halt") : say("run")}
              >
                <Sign name={runs ? "pause" : "play"} />
              </button>
              <button
                type="button"
                className="icon-button"
                onClick={() => move(last)}
                aria-label={say("to-last")}
              >
                <Sign name="last" />
              </button>
              <input
                type="range"
                min={0}
                max={last}
                value={at}
                onChange={(event) => move(Number(event.target.value))}
                aria-label={say("replay-step", { step: at, last })}
              />
              <output>
                {at}/{last}
              </output>
              {info.seat === null && (
                <button type="button" className="button" onClick={() => setBottom(1 - bottom)}>
                  {say("turn-table")}
                </button>
              )}
              <button type="button" className="button" onClick={() => void share()}>
                <Sign name="link" />
                <span>{copied ? say("copied") : say("share")}</span>
              </button>
              {info.state === "over" && (
                <>
                  <a className="button" href={http.recordAddress(table)} download>
                    <Sign name="download" />
                    <span>{say("download-record")}</span>
                  </a>
                  <button
                    type="button"
                    className="button button-main"
                    onClick={() => setPlayOn(true)}
                    disabled={at >= last}
                  >
                    {say("play-on-from-here")}
                  </button>
                </>
              )}
            </section>
            {at === last && info.outcome && <p className="replay-outcome">{info.outcome.text}</p>}
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
        {playOn && <PlayOn table={table} step={at} names={info.names} close={() => setPlayOn(false)} />}
      </PointingContext>
    </SceneContext>
  );
}

function PlayOn({
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
