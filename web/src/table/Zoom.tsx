import { useLayoutEffect, useRef, useState } from "react";
import { DieOdds } from "../cards/destiny";
import { Face, type Facts, Keywords } from "../cards/face";
import { printedOf, useScene } from "./scene";

const GAP = 14;
const HIDDEN = { left: -9999, top: 0, scale: 1, wide: false };

/** A card in full beside the small one, as long as the pointer or the focus is on it; all of it, however low the screen is. */
export function Zoom({ card, element }: { card: number; element: HTMLElement }) {
  const scene = useScene();
  const box = useRef<HTMLDivElement>(null);
  const [{ wide, ...place }, setPlace] = useState(HIDDEN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each card, and when it has become wide
  useLayoutEffect(() => {
    const shown = box.current!;
    shown.showPopover?.();
    const room = window.innerHeight - 2 * GAP;
    if (!wide && shown.offsetHeight > room && shown.childElementCount > 1) {
      setPlace({ ...HIDDEN, wide: true });
      return;
    }
    const scale = Math.min(1, room / shown.offsetHeight, (window.innerWidth - 2 * GAP) / shown.offsetWidth);
    const [width, height] = [shown.offsetWidth * scale, shown.offsetHeight * scale];
    const at = element.getBoundingClientRect();
    const right = at.right + GAP + width <= window.innerWidth;
    const left = right ? at.right + GAP : Math.max(GAP, at.left - GAP - width);
    const middle = at.top + at.height / 2 - height / 2;
    const top = Math.max(GAP, Math.min(middle, window.innerHeight - height - GAP));
    setPlace({ left, top, scale, wide });
  }, [card, element, wide]);
  const printed = printedOf(scene, card) as Facts;
  const shows = scene.view.cards[card]?.shows;
  return (
    <div
      ref={box}
      popover="manual"
      className="zoom"
      style={place}
      data-wide={wide || undefined}
      aria-hidden="true"
    >
      <Face card={printed} />
      {shows !== undefined && <DieOdds card={printed} shows={String(shows)} />}
      <Keywords card={printed} />
    </div>
  );
}
