import { set, setting } from "../settings/store";

export type Theme = "light" | "dark";

/** The theme of the page at this address: what was chosen, or dark at tables and elsewhere what the system likes. */
export function theme(path = location.pathname): Theme {
  const chosen = setting("theme");
  if (chosen !== "auto") return chosen;
  if (/^\/(table|replay)\//.test(path)) return "dark";
  return window.matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function turnTheme(): void {
  set("theme", theme() === "dark" ? "light" : "dark");
}
