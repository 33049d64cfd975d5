import { useEffect } from "react";
import type { ClientMessage, Hello, Skip } from "../net/protocol";
import { type Setting, setting } from "./store";

const SKIPS: Record<Setting<"stops">, Skip[]> = {
  all: [],
  fewer: [{ phase: "*", kind: "action", whose: "other" }],
  own: [{ phase: "*", kind: "*", whose: "other" }],
};
const SAID = "zeton.stops-said";
const MOST = 50; // tables that are remembered

/** Whether this is the first time here that this table is sat at; what is changed at the table stays as it was changed there. */
function isFirst(table: string): boolean {
  const said = (localStorage.getItem(SAID) ?? "").split(" ").filter(Boolean);
  if (said.includes(table)) return false;
  localStorage.setItem(SAID, [...said, table].slice(-MOST).join(" "));
  return true;
}

/** At a table that is new to this player, he is asked where his settings say. */
export function useStops(hello: Hello | null, send: (message: ClientMessage) => unknown): void {
  useEffect(() => {
    if (hello?.seat == null || hello.state !== "playing") return;
    const skips = SKIPS[setting("stops")];
    if (isFirst(hello.table) && skips.length && !hello.autopass.skips.length)
      send({ type: "autopass", skips, until: "" });
  }, [hello, send]);
}
