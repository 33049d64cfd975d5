import type { Expected, LessonStep, Option, View } from "../net/protocol";

/** Whether an option is the move a step waits for. */
export function isMeant(expect: Expected, option: Option, view: View): boolean {
  const [verb, card, target, number] = option;
  const idOf = (number: number) => view.cards[number]?.id ?? "";
  return (
    (!expect.verb || expect.verb === verb) &&
    (!expect.card || expect.card === idOf(card)) &&
    (!expect.target || expect.target === idOf(target)) &&
    (!expect.number || expect.number === number)
  );
}

/** Whether the open question is the one a step is about: other questions are answered as one likes. */
export function isAsked(step: LessonStep | undefined, view: View): boolean {
  return step?.expect != null && view.decision?.kind === step.expect.kind;
}

/** The pieces a step points at: those it names, and whatever its move is made with. */
export function pointedAt(step: LessonStep | undefined, view: View): number[] {
  if (!step) return [];
  const named = new Set([...step.point, step.expect?.card ?? "", step.expect?.target ?? ""]);
  named.delete("");
  const found = Object.entries(view.cards)
    .filter(([, card]) => named.has(card.id))
    .map(([number]) => Number(number));
  return [...new Set([...found, ...movedWith(step, view)])];
}

/** The pieces with which the move can be made that a step waits for. */
function movedWith(step: LessonStep, view: View): number[] {
  if (!isAsked(step, view)) return [];
  return view
    .decision!.options.filter((option) => isMeant(step.expect!, option, view))
    .flatMap(([, card, target]) => [card, target])
    .filter(Boolean);
}

const KEPT = "zeton.lesson.";

/** How far a learner has come at a table. */
export function stepKept(table: string): number {
  return Number(localStorage.getItem(KEPT + table) ?? "0") || 0;
}

export function keepStep(table: string, step: number): void {
  localStorage.setItem(KEPT + table, String(step));
}
