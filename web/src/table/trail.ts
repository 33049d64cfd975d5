/** A choice that was made, and what kind of question it answered. */
export interface Picked {
  label: string;
  /** The card it was about, or 0. */
  card: number;
  /** What is printed on that card, as it may not be in sight any more. */
  id: string;
  kind: string;
  /** It was the answer to a question that opens something. */
  opened: boolean;
  /** It ended what was being done. */
  ended: boolean;
}

/**
 * Those of the last picks that belong to the open question: the one that opened what is half done, and the answers to
 * questions of the same kind since.
 */
export function belonging(
  picks: readonly Picked[],
  question: { kind: string; opens: boolean } | null,
): readonly Picked[] {
  if (!question || question.opens) return [];
  const recent = picks.slice(picks.findLastIndex((pick) => pick.ended) + 1);
  const opening = recent.findLastIndex((pick) => pick.opened);
  const series = recent.slice(recent.findLastIndex((pick) => pick.kind !== question.kind) + 1);
  return opening >= 0 && !series.includes(recent[opening]!) ? [recent[opening]!, ...series] : series;
}
