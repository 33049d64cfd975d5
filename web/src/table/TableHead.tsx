import { useState } from "react";
import { Dialog } from "../look/Dialog";
import { Sign } from "../look/Symbol";
import { ThemeButton } from "../look/ThemeButton";
import { http, Refusal } from "../net/http";
import type { ClientMessage } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import type { Panel } from "./SidePanel";

/** The strip above a table: where one is, whether the line holds, and what is seldom needed. */
export function TableHead({
  line,
  panel,
  setPanel,
  showHelp,
  ask,
  over,
  tell,
}: {
  line: TableLine;
  panel: Panel;
  setPanel: (panel: Panel) => void;
  showHelp: () => void;
  ask: (message: ClientMessage) => Promise<boolean>;
  over: boolean;
  tell: (text: string) => void;
}) {
  const say = useSay();
  const [open, setOpen] = useState<"resign" | "report" | null>(null);
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
      <h1>{hello.title}</h1>
      <span className="line-status" data-status={line.status} role="status">
        {line.status === "open" ? "" : say("line-lost")}
      </span>
      {hello.seat === null && <span className="badge">{say("watching")}</span>}
      {line.spectators > 0 && (
        <span className="spectators" role="img" aria-label={say("spectators", { count: line.spectators })}>
          <Sign name="eye" /> {line.spectators}
        </span>
      )}
      <span className="spacer" />
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
        aria-label={say("chat")}
      >
        <Sign name="chat" />
      </button>
      <ThemeButton />
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
