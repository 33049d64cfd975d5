import { useEffect, useRef, useState } from "react";
import type { Shown, TableLine } from "../../net/useTable";
import { type Beat, beatsOf } from "./beats";
import type { BeatKinds } from "./kinds";

const MOST = 24;

/**
 * What others did since the viewer's last choice, as moments that stand side by side: for whoever wants nothing to move, or nothing to be
 * held back.
 */
export function useStills(line: TableLine, kinds: BeatKinds, on: boolean): Beat[] {
  const { shown, choices, hello } = line;
  const [kept, setKept] = useState<{ choices: number; beats: Beat[] }>({ choices: 0, beats: [] });
  const before = useRef<Shown | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something has happened when the table is shown anew, and only then
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (!on || !shown || !last || last.message.era !== shown.message.era) return;
    const from = shown.log.length - shown.fresh.length;
    if (!from && last.log.length) return; // the whole log came again: nothing is new
    const told = { before: last.message.view, after: shown.message.view, log: shown.log, from };
    const beats = beatsOf(told, kinds).filter((beat) => beat.lines.length && beat.by !== hello?.seat);
    setKept((now) => ({
      choices,
      beats: [...(now.choices === choices ? now.beats : []), ...beats].slice(-MOST),
    }));
  }, [shown]);
  return on && kept.choices === choices ? kept.beats : NOTHING;
}

const NOTHING: Beat[] = [];
