import { type ReactNode, useState } from "react";
import { Dialog } from "../look/Dialog";
import { Sign } from "../look/Symbol";
import { http, Refusal } from "../net/http";
import type { ClientMessage } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import { Link } from "../router";
import { Settings } from "../settings/SettingsPage";
import { useSay } from "../words/l10n";
import type { Panel } from "./SidePanel";

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
  const [open, setOpen] = useState<"resign" | "report" | "settings" | null>(null);
  const [text, setText] = useState("");
  const hello = line.hello!;
  const toggle = (name: "log" | "chat") => setPanel(panel === name ? null : name);
  const report = async () => {
    try {
      const { id } = await http.report(hello.table, text);
      tell(say("report-thanks", { id }));
      setText("");
      setOpen(null);
    } catch (wrong) {
      tell(wrong instanceof Refusal && wrong.message ? wrong.message : say("refused-offline"));
    }
  };
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
      {open === "settings" && (
        <Dialog title={say("settings")} close={() => setOpen(null)}>
          <Settings />
        </Dialog>
      )}
      {open === "resign" && (
        <Dialog title={say("resign")} close={() => setOpen(null)}>
          <p>{say("resign-sure")}</p>
          <div className="dialog-buttons">
            <button
              type="button"
              className="button button-danger"
              onClick={() => {
                setOpen(null);
                void ask({ type: "resign" });
              }}
            >
              {say("resign")}
            </button>
            <button type="button" className="button" onClick={() => setOpen(null)}>
              {say("play-on")}
            </button>
          </div>
        </Dialog>
      )}
      {open === "report" && (
        <Dialog title={say("report")} close={() => setOpen(null)}>
          <p>{say("report-words")}</p>
          <textarea
            className="text-area"
            rows={5}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-label={say("report-what")}
            placeholder={say("report-what")}
          />
          <div className="dialog-buttons">
            <button type="button" className="button button-main" onClick={() => void report()}>
              {say("report-send")}
            </button>
          </div>
        </Dialog>
      )}
    </header>
  );
}
