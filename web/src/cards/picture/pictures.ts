import { useSyncExternalStore } from "react";
import type { Printed } from "../../net/protocol";
import { compose, type Kit } from "./compose";
import { guess } from "./guess";
import type { Pictures } from "./recipes";

// The parts and the recipes of a game come with its table, not with the first page.

const SOURCES: Record<string, () => Promise<{ PICTURES: Pictures }>> = {
  clone_wars: () => import("./recipes/clone_wars"),
  conquest: () => import("./recipes/conquest"),
  destiny: () => import("./recipes/destiny"),
  star_wars_lcg: () => import("./recipes/star_wars_lcg"),
  // A picture for each game, for the shelf.
  posters: () => import("./recipes/posters"),
};

/** What a game without recipes of its own is drawn with. */
const OTHERS = "star_wars_lcg";

const loaded = new Map<string, Pictures>();
const asked = new Set<string>();
const waiting = new Set<() => void>();

/** Begin to load the pictures of a game; nothing if they are here or on their way. */
export function loadPictures(game: string): void {
  const source = game in SOURCES ? game : OTHERS;
  if (asked.has(source)) return;
  asked.add(source);
  SOURCES[source]!().then(
    ({ PICTURES }) => {
      loaded.set(source, PICTURES);
      for (const tell of waiting) tell();
    },
    () => asked.delete(source), // asked again by the next card that is drawn
  );
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** The recipes of a game, as soon as they are here. */
export function usePictures(game: string): Pictures | null {
  loadPictures(game);
  return useSyncExternalStore(subscribe, () => loaded.get(game in SOURCES ? game : OTHERS) ?? null);
}

const drawn = new Map<string, string>();

/** The address of the picture of a recipe; drawn once. */
function addressOf(recipe: string, kit: Kit): string {
  const known = drawn.get(recipe);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(compose(recipe, kit))}`;
  drawn.set(recipe, address);
  return address;
}

/** The picture of a card: by its recipe, or by one made from its facts. */
export function pictureOf(card: Printed, { kit, recipes }: Pictures): string {
  return addressOf(recipes[card.id] ?? guess(card), kit);
}
