import { useEffect, useState } from "react";
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
  if (state.off) return null;
  const welcome = !state.seen.includes("welcome");
  const key = welcome ? "welcome" : lesson;
  const words = key ? name(`coach-${view.game}-${key}`.replaceAll("_", "-"), "") : "";
  if (!key || !words || state.seen.includes(key)) return null;
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
          onClick={() => change({ ...state, seen: [...state.seen, key] })}
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
