import { type RefObject, useLayoutEffect } from "react";

/** Nobody reads letters that are smaller. */
const SMALLEST = 10;
const STEP = 0.5;

const overflows = (box: HTMLElement) => box.scrollHeight > box.clientHeight;

/** Write what is in a box in the largest letters, from those of the style sheet down, in which all of it is seen; else it is said to be too long. */
function writeWhole(box: HTMLElement): void {
  box.style.fontSize = "";
  delete box.dataset.tooLong;
  const largest = Number.parseFloat(getComputedStyle(box).fontSize);
  for (let size = largest; overflows(box) && size > SMALLEST; size -= STEP)
    box.style.fontSize = `${Math.max(SMALLEST, size - STEP)}px`;
  if (overflows(box)) box.dataset.tooLong = "";
}

/** A text is never cut, however small its box becomes. The box may go where its text is too long: what it lies in is watched, too. */
export function useWhole(box: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another size
  useLayoutEffect(() => {
    const found = box.current;
    if (!found) return;
    const see = new ResizeObserver(() => writeWhole(found));
    see.observe(found);
    if (found.parentElement) see.observe(found.parentElement);
    writeWhole(found);
    document.fonts.ready.then(() => writeWhole(found));
    return () => see.disconnect();
  }, [box, text]);
}
