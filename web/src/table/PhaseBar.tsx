import { useEffect, useRef, useState } from "react";
import type { AutoPass, View } from "../net/protocol";
import { RuleLink } from "../rules/RuleLink";
import { useSay, useSayOr } from "../words/l10n";
import { KINDS, passed, stops, turnStop, WHOSE } from "./stops";

/** The phases of the turn. Pressing one shows where the player is asked in it, and where he passes without being asked. */
export function PhaseBar({
  phases,
  view,
  settings: kept,
  set: keep,
}: {
  phases: string[];
  view: View;
  settings: AutoPass;
  set: ((settings: AutoPass) => void) | null;
}) {
  const say = useSay();
  const name = useSayOr();
  const [open, setOpen] = useState<string | null>(null);
  // Shown at once; what the server keeps is shown when it says so.
  const [settings, setSettings] = useState(kept);
  useEffect(() => setSettings(kept), [kept]);
  const set = keep
    ? (next: AutoPass) => {
        setSettings(next);
        keep(next);
      }
    : null;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setOpen(null);
    };
    window.addEventListener("pointerdown", away);
    return () => window.removeEventListener("pointerdown", away);
  }, [open]);
  if (!phases.length) return null;
  return (
    <nav className="phases" ref={bar} aria-label={say("phases")}>
      <ol>
        {phases.map((phase) => (
          <li key={phase} data-now={view.phase === phase || undefined}>
            <button
              type="button"
              aria-current={view.phase === phase ? "step" : undefined}
              aria-expanded={open === phase}
              data-passed={passed(settings, phase)}
              onClick={() => setOpen(open === phase ? null : phase)}
              onKeyDown={(event) => event.key === "Escape" && setOpen(null)}
            >
              {name(`phase-${phase}`, phase)}
              <span className="phase-stop" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      {open && (
        <div className="stops" role="group" aria-label={say("stops", { phase: name(`phase-${open}`, open) })}>
          <p className="quiet">{name(`phase-${open}-words`, "")}</p>
          <p>
            <RuleLink game={view.game} rule="chart" className="stops-chart">
              {say("where-am-i")}
            </RuleLink>
          </p>
          {set && (
            <>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{say("stop-ask")}</th>
                    {WHOSE.map((whose) => (
                      <th key={whose} scope="col">
                        {say(`turn-${whose}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {KINDS.map((kind) => (
                    <tr key={kind}>
                      <th scope="row">{say(`window-${kind}`)}</th>
                      {WHOSE.map((whose) => (
                        <td key={whose}>
                          <input
                            type="checkbox"
                            checked={stops(settings, open, kind, whose)}
                            onChange={() => set(turnStop(settings, open, kind, whose))}
                            aria-label={`${say(`window-${kind}`)}, ${say(`turn-${whose}`)}`}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
              <div className="stops-until">
                {(["phase", "turn"] as const).map((until) => (
                  <button
                    key={until}
                    type="button"
                    className="button"
                    aria-pressed={settings.until === until}
                    onClick={() =>
                      set({ skips: settings.skips, until: settings.until === until ? "" : until })
                    }
                  >
                    {say(`pass-until-${until}`)}
                  </button>
                ))}
              </div>
            </>
          )}
        </div>
      )}
    </nav>
  );
}
