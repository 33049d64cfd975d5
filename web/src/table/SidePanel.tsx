import { Sign } from "../look/Symbol";
import type { ClientMessage, LogLine } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import { useSay } from "../words/l10n";
import { Chat } from "./Chat";
import { Log } from "./Log";
import { Recap } from "./Recap";

export type Panel = "log" | "chat" | null;

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
