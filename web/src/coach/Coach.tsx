import { useEffect, useRef, useState } from "react";
import { Sign } from "../look/Symbol";
import type { View } from "../net/protocol";
import { RuledText } from "../rules/RuleLink";
import { useSay, useSayOr } from "../words/l10n";
import { type Kept, keep, kept } from "./keep";

/** The lesson a moment of the game is about: the question, or in an action window also the phase. */
export function lessonOf(view: View): string | null {
  const kind = view.decision?.kind;
  if (!kind) return null;
  const name = kind.replaceAll(" ", "-");
  return kind === "action" && typeof view.phase === "string" ? `${name}-${view.phase}` : name;
}

/** Whoever has answered a question had before his eyes what stood there: it has been read, and covers the board no longer. */
function useAnswered(view: View, shown: string | null, read: (what: string) => void): void {
  const before = useRef<{ number: number; shown: string | null } | null>(null);
  const number = view.decision?.number;
  useEffect(() => {
    if (number === undefined) return;
    const last = before.current;
    before.current = { number, shown };
    if (last?.shown && last.number !== number) read(last.shown);
  });
}

/** Says, the first time each kind of choice comes up, what it is about and what a beginner may do. */
export function Coach({ view, round }: { view: View; round: number }) {
  const say = useSay();
  const name = useSayOr();
  const [state, setState] = useState<Kept>(kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun anew from the help
  useEffect(() => setState(kept()), [round]);
  const change = (next: Kept) => {
    keep(next);
    setState(next);
  };
  const lesson = lessonOf(view);
  const welcome = !state.seen.includes("welcome");
  const key = welcome ? "welcome" : lesson;
  const words = key ? name(`coach-${view.game}-${key}`.replaceAll("_", "-"), "") : "";
  const shown = !state.off && key && words && !state.seen.includes(key) ? key : null;
  useAnswered(view, shown, (read) => change({ ...state, seen: [...state.seen, read] }));
  if (!shown) return null;
  return (
    <aside className="coach" aria-label={say("coach")} aria-live="polite">
      <Sign name="help" />
      <p>
        <RuledText game={view.game} text={words} />
      </p>
      <div className="coach-buttons">
        <button
          type="button"
          className="button button-main"
          onClick={() => change({ ...state, seen: [...state.seen, shown] })}
        >
          {say("coach-next")}
        </button>
        <button type="button" className="button button-quiet" onClick={() => change({ ...state, off: true })}>
          {say("coach-off")}
        </button>
      </div>
    </aside>
  );
}
