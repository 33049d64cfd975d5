import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSay } from "../words/l10n";
import type { Offer } from "./picking";

/** The options of one card, where it lies. */
export function OfferMenu({
  offers,
  element,
  choose,
  inspect,
  close,
}: {
  offers: Offer[];
  element: HTMLElement;
  choose: (offer: Offer) => void;
  inspect: () => void;
  close: () => void;
}) {
  const say = useSay();
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const shown = menu.current!;
    shown.showPopover?.();
    const at = element.getBoundingClientRect();
    const left = Math.max(
      8,
      Math.min(at.left + at.width / 2 - shown.offsetWidth / 2, window.innerWidth - shown.offsetWidth - 8),
    );
    const above = at.top - shown.offsetHeight - 8;
    const top = above > 8 ? above : Math.min(at.bottom + 8, window.innerHeight - shown.offsetHeight - 8);
    setPlace({ left, top });
    shown.querySelector("button")?.focus();
  }, [element]);
  useEffect(() => {
    const away = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    window.addEventListener("pointerdown", away, true);
    return () => window.removeEventListener("pointerdown", away, true);
  }, [close]);
  const step = (by: number) => {
    const buttons = [...menu.current!.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={menu}
      popover="manual"
      className="offer-menu"
      role="menu"
      aria-label={say("options")}
      tabIndex={-1}
      style={place}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          close();
          element.focus();
        } else if (event.key === "ArrowDown") step(1);
        else if (event.key === "ArrowUp") step(-1);
        else return;
        event.preventDefault();
      }}
    >
      {offers.map((offer) => (
        <button key={offer.index} type="button" role="menuitem" onClick={() => choose(offer)}>
          {offer.label}
        </button>
      ))}
      <button type="button" role="menuitem" className="quiet" onClick={inspect}>
        {say("read-card")}
      </button>
    </div>
  );
}
