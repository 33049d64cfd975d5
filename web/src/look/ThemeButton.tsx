import { useState } from "react";
import { useSay } from "../words/l10n";
import { Sign } from "./Symbol";
import { theme, turnTheme } from "./theme";

export function ThemeButton() {
  const say = useSay();
  const [now, setNow] = useState(theme);
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => setNow(turnTheme())}
      aria-label={say("turn-theme")}
    >
      <Sign name={now === "dark" ? "sun" : "moon"} />
    </button>
  );
}
