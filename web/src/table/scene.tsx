import { createContext, useContext, useMemo, useRef } from "react";
import type { Catalogue, Printed, View } from "../net/protocol";
import { NO_OFFERS, type Offer, type Offers } from "./picking";

/** What every card on the table needs to draw itself and to be clicked. */
export interface Scene {
  view: View;
  catalogue: Catalogue;
  offers: Offers;
  /** Cards to point at: named in the log line under the pointer, or moved just now. */
  bright: ReadonlySet<number>;
  /** Cards a bot would choose, with their place among its best options. */
  hinted: ReadonlyMap<number, number>;
  pick: (card: number, element: HTMLElement) => void;
  /** Answer with an option a board shows as a button of its own. */
  choose: (offer: Offer) => void;
  zoom: (card: number | null, element?: HTMLElement) => void;
  inspect: (card: number) => void;
}

const nothing = () => undefined;

export const SceneContext = createContext<Scene>({
  view: { game: "", seat: null, waiting_for: null, decision: null, outcome: null, zones: {}, cards: {} },
  catalogue: {},
  offers: NO_OFFERS,
  bright: new Set(),
  hinted: new Map(),
  pick: nothing,
  choose: nothing,
  zoom: nothing,
  inspect: nothing,
});

export const useScene = () => useContext(SceneContext);

/** What the log needs of the scene. It never changes, so that hundreds of sentences are not drawn anew with every move. */
export interface Pointing {
  titleOf: (card: number) => string;
  zoom: Scene["zoom"];
  inspect: Scene["inspect"];
}

export const PointingContext = createContext<Pointing>({
  titleOf: () => "",
  zoom: nothing,
  inspect: nothing,
});

/** Pointing at cards of a scene that goes on changing. */
export function usePointing(scene: Scene | null): Pointing {
  const now = useRef(scene);
  now.current = scene;
  return useMemo(
    () => ({
      titleOf: (card) => (now.current?.view.cards[card] ? printedOf(now.current, card).title : ""),
      zoom: (card, element) => now.current?.zoom(card, element),
      inspect: (card) => now.current?.inspect(card),
    }),
    [],
  );
}

/** What is printed on a card that the viewer knows. */
export function printedOf(scene: Pick<Scene, "view" | "catalogue">, card: number): Printed {
  const id = scene.view.cards[card]?.id ?? "";
  // A piece that belongs to a card, such as its die, is "card/piece": it is read on that card.
  return (
    scene.catalogue[id] ??
    scene.catalogue[id.split("/")[0]!] ?? {
      id: id || `card-${card}`,
      title: titleOf(id, card),
      type: "piece",
      text: "",
    }
  );
}

function titleOf(id: string, card: number): string {
  if (!id) return `#${card}`;
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number a view tells of a card; 0 if it says nothing. */
export function fact(view: View, card: number, name: string): number {
  const value = view.cards[card]?.[name];
  return typeof value === "number" ? value : value === true ? 1 : 0;
}
