import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { GLIDE, type Place } from "./beats/places";

const TIME = 280;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const NEAR = 3; // pixels that are no move

function placesOf(root: HTMLElement): Map<string, { element: HTMLElement; place: Place }> {
  const found = new Map<string, { element: HTMLElement; place: Place }>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.card!, { element, place: box });
  }
  return found;
}

/** Where a card that was not in sight comes from: the hand or the deck next to the zone it appears in. */
function originOf(root: HTMLElement, element: HTMLElement): Place | null {
  const zone = element.closest<HTMLElement>("[data-zone]")?.dataset.zone;
  const from = zone?.startsWith("hand-") ? zone.replace("hand-", "deck-") : null;
  const side = element.closest(".sw-row");
  const above = side ? side.getBoundingClientRect().top < root.getBoundingClientRect().height * 0.45 : false;
  const hands = [...root.querySelectorAll<HTMLElement>("[data-zone^='hand-']")];
  const source = from
    ? root.querySelector<HTMLElement>(`[data-zone='${from}']`)
    : above
      ? hands[0]
      : hands.at(-1);
  return source?.getBoundingClientRect() ?? null;
}

const NOWHERE = () => new Map<number, Place | null>();

/** Cards that have moved glide from where they were to where they are; a key press or a click ends all gliding at once. */
export function useFlip(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  still: boolean,
  /** Cards that come from elsewhere than where they lay, or do not glide (null). */
  origins: () => Map<number, Place | null> = NOWHERE,
): void {
  const before = useRef(new Map<string, Place>());
  const running = useRef<Animation[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured when the table changes, and only then
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    for (const animation of running.current) animation.finish();
    running.current = [];
    const now = placesOf(table);
    if (!still && before.current.size) {
      const from = origins();
      for (const [card, { element, place }] of now) {
        const given = from.get(Number(card));
        const was = given === undefined ? (before.current.get(card) ?? originOf(table, element)) : given;
        if (!was) continue;
        const dx = was.x + was.width / 2 - (place.x + place.width / 2);
        const dy = was.y + was.height / 2 - (place.y + place.height / 2);
        const scale = Math.max(0.2, Math.min(3, was.width / place.width));
        if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR && Math.abs(scale - 1) < 0.04) continue;
        const fresh = !before.current.has(card);
        const glide = element.animate(
          [
            { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: fresh ? 0.2 : 1, zIndex: 5 },
            { transform: "none", opacity: 1, zIndex: 5 },
          ],
          { id: GLIDE, duration: TIME, easing: EASE },
        );
        running.current.push(glide);
      }
    }
    before.current = new Map([...now].map(([card, { place }]) => [card, place]));
  }, [moment]);

  useEffect(() => {
    const skip = () => {
      for (const animation of running.current) animation.finish();
      running.current = [];
    };
    // Where cards lie changes with the window; that is no move of the game.
    const forget = () => {
      if (root.current)
        before.current = new Map([...placesOf(root.current)].map(([card, { place }]) => [card, place]));
    };
    window.addEventListener("keydown", skip);
    window.addEventListener("pointerdown", skip);
    window.addEventListener("resize", forget);
    window.addEventListener("scroll", forget, true);
    return () => {
      window.removeEventListener("keydown", skip);
      window.removeEventListener("pointerdown", skip);
      window.removeEventListener("resize", forget);
      window.removeEventListener("scroll", forget, true);
    };
  }, [root]);
}
