const KEPT = "zeton.theme";

export type Theme = "light" | "dark";

export function theme(): Theme {
  const kept = localStorage.getItem(KEPT);
  if (kept === "light" || kept === "dark") return kept;
  return window.matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function showTheme(): void {
  document.documentElement.dataset.theme = theme();
}

export function turnTheme(): Theme {
  localStorage.setItem(KEPT, theme() === "dark" ? "light" : "dark");
  showTheme();
  return theme();
}
