import { useState } from "react";
import type { ClockSettings } from "../net/protocol";
import { useSay } from "../words/l10n";

const CLOCKS: Record<string, ClockSettings | null> = {
  none: null,
  relaxed: { total: 3600, increment: 10 },
  brisk: { total: 1200, increment: 5 },
  fast: { total: 480, increment: 3 },
};

/** By which clock, and whether others may watch: what every game can be played by. */
export interface Terms {
  clock: string;
  open: boolean;
}

export function useTerms(): [Terms, (terms: Terms) => void] {
  return useState<Terms>({ clock: "none", open: false });
}

export function termsOf({ clock, open }: Terms): { clock: ClockSettings | null; public: boolean } {
  return { clock: CLOCKS[clock] ?? null, public: open };
}

export function ClockChoice({ terms, change }: { terms: Terms; change: (terms: Terms) => void }) {
  const say = useSay();
  return (
    <label className="field">
      <span>{say("clock")}</span>
      <select value={terms.clock} onChange={(event) => change({ ...terms, clock: event.target.value })}>
        {Object.keys(CLOCKS).map((one) => (
          <option key={one} value={one}>
            {say(`clock-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function PublicChoice({ terms, change }: { terms: Terms; change: (terms: Terms) => void }) {
  const say = useSay();
  return (
    <label className="check">
      <input type="checkbox" checked={terms.open} onChange={() => change({ ...terms, open: !terms.open })} />
      {say("public-table")}
    </label>
  );
}
