import { useLayoutEffect, useRef, useState } from "react";
import { Face, type Facts, Keywords } from "../cards/face";
import { printedOf, useScene } from "./scene";

const WIDTH = 290;
const GAP = 14;

/** A card in full beside the small one, as long as the pointer or the focus is on it. */
export function Zoom({ card, element }: { card: number; element: HTMLElement }) {
  const scene = useScene();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: -9999, top: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each card
  useLayoutEffect(() => {
    const shown = box.current!;
    shown.showPopover?.();
    const at = element.getBoundingClientRect();
    const height = shown.offsetHeight;
    const right = at.right + GAP + WIDTH <= window.innerWidth;
    const left = right ? at.right + GAP : Math.max(GAP, at.left - GAP - WIDTH);
    const top = Math.max(
      GAP,
      Math.min(at.top + at.height / 2 - height / 2, window.innerHeight - height - GAP),
    );
    setPlace({ left, top });
  }, [card, element]);
  const printed = printedOf(scene, card) as Facts;
  return (
    <div ref={box} popover="manual" className="zoom" style={place} aria-hidden="true">
      <Face card={printed} />
      <Keywords card={printed} />
    </div>
  );
}
