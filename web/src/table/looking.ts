import { useCallback, useLayoutEffect, useState } from "react";
import type { Offer, Offers } from "./picking";

/** A card, and the element that shows it. */
export interface Meant {
  card: number;
  element: HTMLElement;
}

export interface Looking {
  /** The card that is shown large beside the pointer or the focus. */
  zoomed: Meant | null;
  /** The card everything is told about. */
  inspected: number | null;
  /** The card whose options are listed. */
  menu: Meant | null;
  zoom: (card: number | null, element?: HTMLElement) => void;
  inspect: (card: number | null) => void;
  /** Press a card: choose its one option, list several, or read it. */
  pick: (card: number, element: HTMLElement) => void;
  closeMenu: () => void;
  closeAll: () => void;
}

/** What is looked at closely. It belongs to one moment of the table and closes with it. */
export function useLooking(moment: unknown, offers: Offers, choose: (offer: Offer) => void): Looking {
  const [zoomed, setZoomed] = useState<Meant | null>(null);
  const [inspected, inspect] = useState<number | null>(null);
  const [menu, setMenu] = useState<Meant | null>(null);
  // Before anything can be pressed: later it would close a menu that was opened since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was open belongs to the moment before
  useLayoutEffect(() => {
    setMenu(null);
    setZoomed(null);
  }, [moment]);
  const zoom = useCallback((card: number | null, element?: HTMLElement) => {
    setZoomed(card === null || !element ? null : { card, element });
  }, []);
  const closeMenu = useCallback(() => setMenu(null), []);
  const closeAll = useCallback(() => {
    setMenu(null);
    inspect(null);
  }, []);
  const pick = useCallback(
    (card: number, element: HTMLElement) => {
      const found = offers.at.get(card);
      if (!found) inspect(card);
      else if (found.length === 1) choose(found[0]!);
      else setMenu({ card, element });
    },
    [offers, choose],
  );
  return { zoomed, inspected, menu, zoom, inspect, pick, closeMenu, closeAll };
}
