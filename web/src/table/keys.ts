import { useEffect, useRef } from "react";

export type Keys = Record<string, () => void>;

const TYPING = "input, textarea, select, [contenteditable]";

/** Keys for everything. Nothing happens while somebody types, or a dialog is open. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest?.(TYPING) || document.querySelector("dialog[open]")) return;
      if (target.closest?.("[role=menu]")) return;
      // What is open over the table is closed by the browser itself.
      if (event.key === "Escape" && document.querySelector("[popover=auto]:popover-open")) return;
      const act = now.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

type Direction = "left" | "right" | "up" | "down";

/** Move the focus to the nearest card in a direction. */
export function moveFocus(direction: Direction): void {
  const cards = [...document.querySelectorAll<HTMLElement>(".piece")].filter(
    (card) => card.getBoundingClientRect().width > 0 && !card.closest("[inert]"),
  );
  const from = document.activeElement?.closest<HTMLElement>(".piece");
  if (!from) {
    (cards.find((card) => card.dataset.can) ?? cards[0])?.focus();
    return;
  }
  const a = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    if (card === from) continue;
    const b = card.getBoundingClientRect();
    const dx = b.x + b.width / 2 - (a.x + a.width / 2);
    const dy = b.y + b.height / 2 - (a.y + a.height / 2);
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = direction === "left" || direction === "right" ? Math.abs(dy) : Math.abs(dx);
    if (ahead < 6) continue;
    const far = ahead + aside * 2.5;
    if (far < least) {
      least = far;
      best = card;
    }
  }
  best?.focus();
}

/** Move the focus to the next thing that can be chosen. */
export function nextOption(by: 1 | -1): void {
  const found = [
    ...document.querySelectorAll<HTMLElement>(
      ".piece[data-can], .pile-button[data-can], .decision-buttons [data-option]",
    ),
  ].filter((element) => !element.closest("[inert]"));
  if (!found.length) return;
  const at = found.indexOf(document.activeElement as HTMLElement);
  found[at < 0 ? (by > 0 ? 0 : found.length - 1) : (at + by + found.length) % found.length]?.focus();
}
