import { turnTheme } from "../look/theme";
import type { TableLine } from "../net/useTable";
import { moveFocus, nextOption, useKeys } from "./keys";
import type { Laying } from "./laying";
import type { Looking } from "./looking";
import type { Playing } from "./playing";
import type { Panel } from "./SidePanel";

/** The keys of a table. */
export function useTableKeys(given: {
  line: TableLine;
  playing: Playing;
  looking: Looking;
  laying: Laying;
  panel: Panel;
  setPanel: (panel: Panel) => void;
  showHelp: () => void;
  showRules: () => void;
  hint: (() => void) | null;
}): void {
  const { line, playing, looking, laying, panel, setPanel, showHelp, showRules, hint } = given;
  const press = (n: number) => () => {
    const offer = playing.offers.loose[n];
    if (offer) void playing.choose(offer);
  };
  useKeys({
    "?": showHelp,
    r: showRules,
    h: () => hint?.(),
    u: () => void playing.undo(),
    l: () => setPanel(panel === "log" ? null : "log"),
    c: () => setPanel(panel === "chat" ? null : "chat"),
    o: () => document.querySelector<HTMLButtonElement>(".decision-tools [aria-expanded]")?.click(),
    t: () => turnTheme(),
    s: line.catchUp,
    n: () => nextOption(1),
    p: () => nextOption(-1),
    ArrowLeft: () => moveFocus("left"),
    ArrowRight: () => moveFocus("right"),
    ArrowUp: () => moveFocus("up"),
    ArrowDown: () => moveFocus("down"),
    v: () => laying.turn(),
    Escape: () => (looking.zoomed || !laying.open ? looking.zoom(null) : laying.turn()),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [String(n + 1), press(n)])),
  });
}
