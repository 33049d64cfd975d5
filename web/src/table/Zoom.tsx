import { useLayoutEffect, useRef, useState } from "react";
import { DieOdds } from "../cards/destiny";
import { Face, type Facts, Keywords } from "../cards/face";
import { beside, roomIn } from "./beside";
import { pointedAt } from "./pointed";
import { printedOf, useScene } from "./scene";

const HIDDEN = { left: -9999, top: 0, scale: 1, wide: false };

/**
 * A card in full beside the small one, as long as the pointer or the focus is on it; all of it, however low the screen is, and beside the
 * pieces on the board that a line of words is about.
 */
export function Zoom({ card, element }: { card: number; element: HTMLElement }) {
  const scene = useScene();
  const box = useRef<HTMLDivElement>(null);
  const [{ wide, ...place }, setPlace] = useState(HIDDEN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each card, and when it has become wide
  useLayoutEffect(() => {
    const shown = box.current!;
    shown.showPopover?.();
    const screen = { width: window.innerWidth, height: window.innerHeight };
    const room = roomIn(screen);
    if (!wide && shown.offsetHeight > room.height && shown.childElementCount > 1) {
      setPlace({ ...HIDDEN, wide: true });
      return;
    }
    const scale = Math.min(1, room.height / shown.offsetHeight, room.width / shown.offsetWidth);
    const size = { width: shown.offsetWidth * scale, height: shown.offsetHeight * scale };
    const meant = pointedAt().map((one) => one.getBoundingClientRect());
    setPlace({ ...beside(element.getBoundingClientRect(), size, screen, meant), scale, wide });
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
