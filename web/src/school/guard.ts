import type { Option, View } from "../net/protocol";

/** What a lesson says of a move before it is made: null lets it pass, a sentence says why it is not meant. */
export type Guard = (option: Option, view: View) => string | null;

let guard: Guard | null = null;

/** While a lesson waits for a move, it looks at every one. */
export function setGuard(next: Guard | null): void {
  guard = next;
}

export function objection(option: Option, view: View): string | null {
  return guard?.(option, view) ?? null;
}
