import { type Setting, setting, useSetting } from "../settings/store";

// How large letters are, as it is set. Style sheets find it at the root of the page (--letters); every size of letters is multiplied by
// --text-scale (vite.config.ts), which is the same but where a board has less room. What is laid out in pixels and holds letters asks here.

const SCALES: Record<Setting<"text">, number> = { small: 0.9, normal: 1, large: 1.15, largest: 1.3 };

/** What every size of letters is multiplied by. */
export const textScale = (): number => SCALES[setting("text")];

export const useTextScale = (): number => SCALES[useSetting("text")[0]];

const STEP = 0.1;

/** Letters as large as they are wanted, or as there is room for; where there is none for large ones they are normal. */
export function lettersFor(wanted: number, roomy: (scale: number) => boolean): number {
  for (let scale = wanted; scale > 1; scale -= STEP) if (roomy(scale)) return scale;
  return Math.min(1, wanted);
}
