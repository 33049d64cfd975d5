import { type ReactNode, useState } from "react";
import { Later } from "../anew/Later";
import { Sign } from "../look/Symbol";
import type { ClientMessage } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import { page } from "../words/page";
import type { Dialogue } from "./HeadDialog";
import type { Panel } from "./SidePanel";

// What is seldom needed comes when it is asked for.
const HeadDialog = page(() => import("./HeadDialog").then((found) => found.HeadDialog), "settings");

/** The strip above a table: where one is, whether the line holds, and what is seldom needed. */
export function TableHead({
  line,
  panel,
  setPanel,
  showHelp,
  showRules,
  ask,
  over,
  tell,
  unread,
  children,
}: {
  line: TableLine;
  panel: Panel;
  setPanel: (panel: Panel) => void;
  showHelp: () => void;
  showRules: () => void;
  ask: (message: ClientMessage) => Promise<boolean>;
  over: boolean;
  tell: (text: string) => void;
  /** Lines of the chat that have not been in sight. */
  unread: number;
  /** What stands in the middle. */
  children: ReactNode;
}) {
  const say = useSay();
  const [open, setOpen] = useState<Dialogue | null>(null);
  const hello = line.hello!;
  const toggle = (name: "log" | "chat") => setPanel(panel === name ? null : name);
  return (
    <header className="table-head">
      <Link to="/" className="home" aria-label={say("to-lobby")}>
        <img src="/icon.svg" alt="" width="26" height="26" />
      </Link>
      <h1 data-goal={hello.goal !== null || undefined}>{hello.goal ?? hello.title}</h1>
      <span className="line-status" data-status={line.status} role="status">
        {line.status === "open" ? "" : say("line-lost")}
      </span>
      {hello.seat === null && <span className="badge">{say("watching")}</span>}
      {line.spectators > 0 && (
        <span className="spectators" role="img" aria-label={say("spectators", { count: line.spectators })}>
          <Sign name="eye" /> {line.spectators}
        </span>
      )}
      {children}
      <button
        type="button"
        className="icon-button"
        aria-pressed={panel === "log"}
        onClick={() => toggle("log")}
        aria-label={say("log")}
      >
        <Sign name="log" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-pressed={panel === "chat"}
        onClick={() => toggle("chat")}
        aria-label={unread ? say("chat-unread", { count: unread }) : say("chat")}
      >
        <Sign name="chat" />
        {unread > 0 && <b className="unread">{unread}</b>}
      </button>
      <button
        type="button"
        className="icon-button"
        onClick={() => setOpen("settings")}
        aria-label={say("settings")}
      >
        <Sign name="gear" />
      </button>
      <button type="button" className="icon-button wide-only" onClick={showRules} aria-label={say("rules")}>
        <Sign name="book" />
      </button>
      <button type="button" className="icon-button" onClick={showHelp} aria-label={say("help")}>
        <Sign name="help" />
      </button>
      <button
        type="button"
        className="icon-button"
        onClick={() => setOpen("report")}
        aria-label={say("report")}
      >
        <Sign name="bug" />
      </button>
      {hello.seat !== null && !over && (
        <button
          type="button"
          className="icon-button"
          onClick={() => setOpen("resign")}
          aria-label={say("resign")}
        >
          <Sign name="flag" />
        </button>
      )}
      <Later fallback={null}>
        {open && (
          <HeadDialog which={open} table={hello.table} ask={ask} tell={tell} close={() => setOpen(null)} />
        )}
      </Later>
    </header>
  );
}
