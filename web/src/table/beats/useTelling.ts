import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Catalogue, LogLine, StateMessage } from "../../net/protocol";
import type { TableLine } from "../../net/useTable";
import { type Beat, beatsOf, turningPoint } from "./beats";
import type { BeatKinds } from "./kinds";
import { perform, performAside, type Setting } from "./perform";
import type { Place } from "./places";
import type { StageHandle } from "./Stage";

const LEAST = 260; // milliseconds for what others do, even if little is seen of it
const HURRIED = 0.5; // how much faster it goes while the viewer's own clock is running

export interface Telling {
  /** Something is being told right now. */
  running: boolean;
  /** The lines of the moment that is shown. */
  lines: LogLine[];
  /** Where the board lets cards glide from: from where they are shown large; nowhere (null) if they were just seen going. */
  origins: () => Map<number, Place | null>;
}

/** Nothing more is told: everything has been shown at once. */
class Stopped extends Error {}

/**
 * Tell what others do, moment by moment. A message waits until the one before it has been told; what the viewer does himself never waits.
 * Without a pace (0) nothing is held back.
 */
export function useTelling(
  line: TableLine,
  given: {
    felt: RefObject<HTMLElement | null>;
    stage: RefObject<StageHandle | null>;
    kinds: BeatKinds;
    catalogue: Catalogue | null;
    pace: number;
  },
): Telling {
  const [running, setRunning] = useState(false);
  const [lines, setLines] = useState<LogLine[]>([]);
  const now = useRef({ line, given });
  useLayoutEffect(() => {
    now.current = { line, given };
  });
  const going = useRef(new Map<number, Animation>());
  // Without a board there is nothing to show it on.
  const ready = given.pace > 0 && given.catalogue !== null && line.shown !== null;

  useEffect(() => {
    if (!ready) return;
    let stop: AbortController | null = null;
    const tell = async (signal: AbortSignal) => {
      for (let next = waiting(); next; next = waiting()) await tellMessage(next, signal);
    };
    const waiting = () => now.current.line.queue.current[0];

    const tellMessage = async (message: StateMessage, signal: AbortSignal) => {
      const { line, given } = now.current;
      const [before, me] = [line.shown!, line.hello?.seat ?? null];
      const log = [...before.log.slice(0, message.log_from), ...message.log];
      const told = { before: before.message.view, after: message.view, log, from: message.log_from };
      const beats = beatsOf(told, given.kinds);
      const turn = turningPoint(beats);
      const set: Setting = {
        felt: given.felt.current!,
        stage: given.stage.current!,
        view: message.view,
        catalogue: line.known(),
        bottom: me ?? 0,
        going: going.current,
        pace: given.pace * (message.clock && message.view.waiting_for === me ? HURRIED : 1),
      };
      await tellBeats(beats.slice(0, turn), set, me, signal);
      if (signal.aborted) throw new Stopped();
      flushSync(() => line.advance());
      set.stage.spotlight(null);
      forget();
      const others = message.log.some((one) => one.seat !== me);
      if (!(await tellBeats(beats.slice(turn), set, me, signal)) && others && turn === 0)
        await pause(LEAST * set.pace, signal);
    };

    /** What was seen going is gone, or was not what it seemed. */
    const forget = () => {
      for (const animation of going.current.values()) animation.cancel();
      going.current.clear();
    };

    /** Show one moment after the other; whether there was anything to wait for. */
    const tellBeats = async (beats: Beat[], set: Setting, me: number | null, signal: AbortSignal) => {
      let waited = false;
      for (const beat of beats) {
        if (beat.kind !== "play") set.stage.spotlight(null);
        if (beat.by === me && me !== null) {
          performAside(beat, set);
          continue;
        }
        setLines(beat.lines);
        const time = perform(beat, set);
        if (!time) continue;
        waited = true;
        setRunning(true);
        await pause(time, signal);
      }
      return waited;
    };

    const begin = async () => {
      const own = new AbortController();
      stop = own;
      try {
        await tell(own.signal);
      } catch (wrong) {
        if (wrong instanceof Stopped) return;
        // Whatever goes wrong with the showing, the game goes on.
        now.current.line.catchUp();
        throw wrong;
      } finally {
        if (stop === own) {
          stop = null;
          setRunning(false);
        }
      }
    };
    const teller = {
      come: () => {
        if (!stop) void begin();
      },
      stop: () => {
        stop?.abort();
        stop = null;
        now.current.given.stage.current?.clear();
        forget();
        setRunning(false);
      },
    };
    const { teller: place, catchUp } = now.current.line;
    place.current = teller;
    const hide = () => document.hidden && now.current.line.catchUp();
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      catchUp();
      place.current = null;
    };
  }, [ready]);

  const { stage } = given;
  const origins = useCallback(() => {
    const gone = [...going.current.keys()].map((card) => [card, null] as const);
    return new Map<number, Place | null>([...(stage.current?.spots() ?? []), ...gone]);
  }, [stage]);
  return { running, lines, origins };
}

/** Wait, unless it is stopped. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Stopped());
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new Stopped());
    });
  });
}
