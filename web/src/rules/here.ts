import type { RuleBook, TimingPhase, TimingStep, View } from "../net/protocol";

export interface Here {
  phase: TimingPhase;
  step: TimingStep | null;
}

/** Where on the timing chart a table stands: the step that is asked about now, or the one its view names, or at least the phase. */
export function hereOf(timing: RuleBook["timing"], view: View): Here | null {
  const phase = timing.find(({ id }) => id === view.phase);
  if (!phase) return null;
  const kind = view.decision?.kind;
  const step =
    phase.steps.find(({ asks }) => kind !== undefined && asks.includes(kind)) ??
    phase.steps.find(({ at }) => at.includes(String(view.step ?? ""))) ??
    null;
  return { phase, step };
}

/** Steps one after another that belong to the same procedure of a phase, together. */
export function partsOf(phase: TimingPhase): { part: string; steps: TimingStep[] }[] {
  const parts: { part: string; steps: TimingStep[] }[] = [];
  for (const step of phase.steps) {
    const last = parts.at(-1);
    if (last && last.part === step.part) last.steps.push(step);
    else parts.push({ part: step.part, steps: [step] });
  }
  return parts;
}
