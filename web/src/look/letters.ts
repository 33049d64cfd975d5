import { type Setting, setting, useSetting } from "../settings/store";

// How large letters are, as it is set. Style sheets find it at the root of the page (--text-scale), where every size of letters is multiplied
// by it (vite.config.ts); what is laid out in pixels and holds letters asks for it here.

const SCALES: Record<Setting<"text">, number> = { small: 0.9, normal: 1, large: 1.15, largest: 1.3 };

/** What every size of letters is multiplied by. */
export const textScale = (): number => SCALES[setting("text")];

export const useTextScale = (): number => SCALES[useSetting("text")[0]];
