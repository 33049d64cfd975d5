import type { DeckData } from "./api";

/** A deck that is being built and has not been kept yet: whoever leaves the page, or loses it, goes on where he was. */
export interface Draft {
  name: string;
  notes: string;
  deck: DeckData;
}

const keyOf = (what: string) => `zeton.draft.${what}`;

export function draftOf(what: string): Draft | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(what)) ?? "null") as Draft | null;
    return found && typeof found.deck === "object" ? found : null;
  } catch {
    return null;
  }
}

export function keepDraft(what: string, draft: Draft): void {
  localStorage.setItem(keyOf(what), JSON.stringify(draft));
}

export function forgetDraft(what: string): void {
  localStorage.removeItem(keyOf(what));
}
