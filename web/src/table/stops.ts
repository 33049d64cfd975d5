import type { AutoPass, Skip } from "../net/protocol";

export const KINDS = ["action", "interrupt", "reaction"] as const;
export const WHOSE = ["own", "other"] as const;

export type Kind = (typeof KINDS)[number];
export type Whose = (typeof WHOSE)[number];

const same = (skip: Skip, phase: string, kind: Kind, whose: Whose) =>
  (skip.phase === phase || skip.phase === "*") &&
  (skip.kind === kind || skip.kind === "*") &&
  (skip.whose === whose || skip.whose === "*");

/** Whether the player is asked in this window, or passes without being asked. */
export function stops(settings: AutoPass, phase: string, kind: Kind, whose: Whose): boolean {
  return !settings.skips.some((skip) => same(skip, phase, kind, whose));
}

/** The settings with one stop set or lifted. */
export function turnStop(settings: AutoPass, phase: string, kind: Kind, whose: Whose): AutoPass {
  const skips = stops(settings, phase, kind, whose)
    ? [...settings.skips, { phase, kind, whose }]
    : settings.skips.filter((skip) => !same(skip, phase, kind, whose));
  return { skips, until: "" };
}

/** Which of the windows of a phase are passed: none, some or all. */
export function passed(settings: AutoPass, phase: string): "none" | "some" | "all" {
  const all = KINDS.flatMap((kind) => WHOSE.map((whose) => stops(settings, phase, kind, whose)));
  if (all.every(Boolean)) return "none";
  return all.some(Boolean) ? "some" : "all";
}
