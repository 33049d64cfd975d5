import { useEffect, useState } from "react";
import { useTextScale } from "../look/letters";
import { Sign } from "../look/Symbol";
import type { ClientMessage, LogLine } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import { useSay } from "../words/l10n";
import { Chat } from "./Chat";
import { Log } from "./Log";
import { Recap } from "./Recap";

export type Panel = "log" | "chat" | null;

/** As in the style sheet: a panel has room beside the board. */
const BESIDE = 1180;

/** The larger the letters, the more of the width the board needs: it has it until somebody asks for the log. */
const besideFor = (letters: number) => window.matchMedia(`(min-width: ${BESIDE * Math.max(1, letters)}px)`);

/** Which panel is open: the log, where there is room beside the board; nothing lies over a board that became narrow. */
export function usePanel(): [Panel, (panel: Panel) => void] {
  const letters = useTextScale();
  const [panel, setPanel] = useState<Panel>(() => (besideFor(letters).matches ? "log" : null));
  useEffect(() => {
    const beside = besideFor(letters);
    const follow = () => setPanel(beside.matches ? "log" : null);
    if (!beside.matches) follow(); // it may have become narrow before anybody listened
    beside.addEventListener("change", follow);
    return () => beside.removeEventListener("change", follow);
  }, [letters]);
  return [panel, setPanel];
}

/** The log and the chat, beside the board or over it. */
export function SidePanel({
  panel,
  setPanel,
  log,
  line,
  ask,
  mine,
}: {
  panel: Panel;
  setPanel: (panel: Panel) => void;
  log: LogLine[];
  line: TableLine;
  ask: (message: ClientMessage) => Promise<boolean>;
  mine: number | null;
}) {
  const say = useSay();
  if (!panel) return null;
  return (
    <aside className="side" aria-label={say(panel)}>
      <div className="side-tabs" role="group" aria-label={say("side-panel")}>
        {(["log", "chat"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={panel === name} onClick={() => setPanel(name)}>
            {say(name)}
          </button>
        ))}
        <button
          type="button"
          className="icon-button"
          onClick={() => setPanel(null)}
          aria-label={say("close")}
        >
          <Sign name="close" />
        </button>
      </div>
      {panel === "log" ? (
        <>
          <Recap log={log} mine={mine} />
          <Log lines={log} mine={mine} />
        </>
      ) : (
        <Chat lines={line.chat} say={(text) => void ask({ type: "chat", text })} />
      )}
    </aside>
  );
}
