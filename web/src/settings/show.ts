import { textScale } from "../look/letters";
import { theme } from "../look/theme";
import { onMove } from "../router";
import { onChange, setting } from "./store";

/** Colours, text size and patterns are the style sheets' own matter: they find what is set at the root of the page. */
function show(): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme();
  dataset.text = setting("text");
  style.setProperty("--letters", String(textScale()));
  dataset.patterns = setting("patterns");
}

/** Show what is set: now, when it is changed, and on the way to another page, since the theme may depend on that. */
export function showSettings(): void {
  show();
  onChange(show);
  onMove(show);
  window.matchMedia("(prefers-color-scheme: light)").addEventListener("change", show);
}
