import { useCallback, useSyncExternalStore } from "react";

// What a visitor has set on this machine. Each setting is kept under a key of its own, so two tabs never undo each other's changes, and a tab
// follows what is set in another.

const CHOICES = {
  /** The language everything is said in; auto: the browser's own. */
  language: null,
  /** auto: dark at a table, elsewhere as the system likes it. */
  theme: ["auto", "dark", "light"],
  /** How fast what others do is shown; instant: nothing is held back. */
  speed: ["slow", "normal", "fast", "instant"],
  /** A sound when it is one's turn, and for what happens. */
  sounds: ["off", "on"],
  /** A notice of the system when it is one's turn and the tab is away. */
  notices: ["off", "on"],
  text: ["small", "normal", "large", "largest"],
  /** Where a player is asked at a new table: everywhere, not in action windows of others' turns, or only in his own turns. */
  stops: ["all", "fewer", "own"],
  /** Which choices are asked about once more: none, those that cannot be taken back or give something up, or all. */
  confirm: ["weighty", "never", "always"],
  /** Whatever is told by colour is told by a pattern too. */
  patterns: ["off", "on"],
  /** For tests only: everything is said stretched (words/pseudo.ts). */
  pseudo: ["off", "on"],
} as const;

export type Name = keyof typeof CHOICES;
export type Setting<N extends Name> = (typeof CHOICES)[N] extends readonly (infer Value extends string)[]
  ? Value
  : string;

const DEFAULTS: { [N in Name]: Setting<N> } = {
  language: "auto",
  theme: "auto",
  speed: "normal",
  sounds: "off",
  notices: "off",
  text: "normal",
  stops: "all",
  confirm: "weighty",
  patterns: "off",
  pseudo: "off",
};

const changed = new Set<() => void>();
const keyOf = (name: Name) => `zeton.${name}`;

/** The values a setting can have, in the order they are offered. */
export function choicesOf<N extends Name>(name: N): readonly Setting<N>[] {
  return (CHOICES[name] ?? []) as readonly Setting<N>[];
}

/** What is set now. */
export function setting<N extends Name>(name: N): Setting<N> {
  const kept = localStorage.getItem(keyOf(name));
  const choices: readonly string[] | null = CHOICES[name];
  const known = kept !== null && (choices === null || choices.includes(kept));
  return known ? (kept as Setting<N>) : DEFAULTS[name];
}

/** Set something, at once and for later visits. */
export function set<N extends Name>(name: N, value: Setting<N>): void {
  localStorage.setItem(keyOf(name), value);
  for (const notify of changed) notify();
}

/** Be told of every change, also of those made in other tabs. */
export function onChange(notify: () => void): () => void {
  changed.add(notify);
  window.addEventListener("storage", notify);
  return () => {
    changed.delete(notify);
    window.removeEventListener("storage", notify);
  };
}

/** A setting, and how to change it. */
export function useSetting<N extends Name>(name: N): [Setting<N>, (value: Setting<N>) => void] {
  const value = useSyncExternalStore(onChange, () => setting(name));
  const change = useCallback((next: Setting<N>) => set(name, next), [name]);
  return [value, change];
}
