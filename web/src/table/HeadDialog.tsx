import { useState } from "react";
import { Dialog } from "../look/Dialog";
import { http, Refusal } from "../net/http";
import type { ClientMessage } from "../net/protocol";
import { Settings } from "../settings/SettingsPage";
import { useSay } from "../words/l10n";

/** What can be opened from the strip above a table. */
export type Dialogue = "settings" | "report" | "resign";

interface Opened {
  table: string;
  ask: (message: ClientMessage) => Promise<boolean>;
  tell: (text: string) => void;
  close: () => void;
}

export function HeadDialog({ which, ...opened }: Opened & { which: Dialogue }) {
  const say = useSay();
  const Inside = { settings: Settings, report: Report, resign: Resign }[which];
  return (
    <Dialog title={say(which)} close={opened.close}>
      <Inside {...opened} />
    </Dialog>
  );
}

function Resign({ ask, close }: Opened) {
  const say = useSay();
  const resign = () => {
    close();
    void ask({ type: "resign" });
  };
  return (
    <>
      <p>{say("resign-sure")}</p>
      <div className="dialog-buttons">
        <button type="button" className="button button-danger" onClick={resign}>
          {say("resign")}
        </button>
        <button type="button" className="button" onClick={close}>
          {say("play-on")}
        </button>
      </div>
    </>
  );
}

function Report({ table, tell, close }: Opened) {
  const say = useSay();
  const [text, setText] = useState("");
  const send = async () => {
    try {
      const { id } = await http.report(table, text);
      tell(say("report-thanks", { id }));
      close();
    } catch (wrong) {
      tell(wrong instanceof Refusal && wrong.message ? wrong.message : say("refused-offline"));
    }
  };
  return (
    <>
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
        <button type="button" className="button button-main" onClick={() => void send()}>
          {say("report-send")}
        </button>
      </div>
    </>
  );
}
