import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, useRef } from "react";
import { useScene } from "../table/scene";

const LONG_PRESS = 420;
const HOVER = 160;

/**
 * A card on the table as something to press: it shines when it has options, zooms under the pointer or the focus, and tells
 * everything about itself when pressed long.
 */
export const Piece = memo(function Piece({
  card,
  label,
  className,
  children,
}: {
  card: number;
  label: string;
  className: string;
  children: ReactNode;
}) {
  const scene = useScene();
  const element = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const long = useRef(false);
  const offers = scene.offers.at.get(card);
  const stop = () => clearTimeout(timer.current);

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    stop();
    timer.current = setTimeout(() => scene.zoom(card, element.current!), HOVER);
  };
  const onPointerLeave = (event: PointerEvent) => {
    stop();
    if (event.pointerType === "mouse") scene.zoom(null);
  };
  const onPointerDown = (event: PointerEvent) => {
    long.current = false;
    if (event.pointerType === "mouse") return;
    stop();
    timer.current = setTimeout(() => {
      long.current = true;
      scene.inspect(card);
    }, LONG_PRESS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === " ") {
      event.preventDefault();
      scene.inspect(card);
    }
  };

  const options = offers?.map((offer) => offer.label).join("; ");
  return (
    <button
      ref={element}
      type="button"
      className={`piece ${className}`}
      data-card={card}
      data-can={offers ? true : undefined}
      data-bright={scene.bright.has(card) || undefined}
      data-hint={scene.hinted.get(card)}
      tabIndex={offers ? 0 : -1}
      aria-label={options ? `${label}. ▸ ${options}` : label}
      onClick={() => {
        stop();
        scene.zoom(null);
        if (!long.current) scene.pick(card, element.current!);
        long.current = false;
      }}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
      onPointerUp={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!long.current) scene.inspect(card);
      }}
      onFocus={() => {
        if (element.current!.matches(":focus-visible")) scene.zoom(card, element.current!);
      }}
      onBlur={() => scene.zoom(null)}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
});
