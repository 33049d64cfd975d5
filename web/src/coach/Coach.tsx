import { useEffect, useState } from "react";
import { Sign } from "../look/Symbol";
import type { View } from "../net/protocol";
import { useSay, useSayOr } from "../words/l10n";

const KEPT = "zeton.coach";

interface Kept {
  off: boolean;
  seen: string[];
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "") as Kept;
    return { off: Boolean(found.off), seen: Array.isArray(found.seen) ? found.seen : [] };
  } catch {
    return { off: false, seen: [] };
  }
}

export function startCoach(): void {
  localStorage.setItem(KEPT, JSON.stringify({ off: false, seen: [] }));
}

export function isFirstVisit(): boolean {
  return localStorage.getItem(KEPT) === null;
}

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
  const keep = (next: Kept) => {
    localStorage.setItem(KEPT, JSON.stringify(next));
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
      <p>{words}</p>
      <div className="coach-buttons">
        <button
          type="button"
          className="button button-main"
          onClick={() => keep({ ...state, seen: [...state.seen, key] })}
        >
          {say("coach-next")}
        </button>
        <button type="button" className="button button-quiet" onClick={() => keep({ ...state, off: true })}>
          {say("coach-off")}
        </button>
      </div>
    </aside>
  );
}
