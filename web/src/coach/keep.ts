const KEPT = "zeton.coach";

/** What the guide has told already, and whether it is wanted. */
export interface Kept {
  off: boolean;
  seen: string[];
}

export function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "") as Kept;
    return { off: Boolean(found.off), seen: Array.isArray(found.seen) ? found.seen : [] };
  } catch {
    return { off: false, seen: [] };
  }
}

export function keep(now: Kept): void {
  localStorage.setItem(KEPT, JSON.stringify(now));
}

export function startCoach(): void {
  keep({ off: false, seen: [] });
}
