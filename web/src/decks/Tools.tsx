import { useEffect, useState } from "react";
import { Dialog } from "../look/Dialog";
import { Refusal } from "../net/http";
import { useSay } from "../words/l10n";
import { type DeckData, decks, type Exported } from "./api";

/** The deck as a text: to be copied, or kept as a file. */
export function Export({
  game,
  deck,
  formats,
  close,
}: {
  game: string;
  deck: DeckData;
  formats: string[];
  close: () => void;
}) {
  const say = useSay();
  const [format, setFormat] = useState("text");
  const [written, setWritten] = useState<Exported | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    let here = true;
    decks.text(game, deck, format).then(
      (found) => here && setWritten(found),
      (error) => here && setWrong(error instanceof Refusal ? error.message : String(error)),
    );
    return () => {
      here = false;
    };
  }, [game, deck, format]);
  return (
    <Dialog title={say("export-title")} close={close} className="export">
      <label className="field">
        <span>{say("export-format")}</span>
        <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>
          {formats.map((one) => (
            <option key={one} value={one}>
              {say(`format-${game === "destiny" && one === "text" ? "swdestinydb" : one}`)}
            </option>
          ))}
        </select>
      </label>
      {wrong && <p className="error">{wrong}</p>}
      <textarea
        className="text-area"
        rows={14}
        readOnly
        aria-label={say("export-text")}
        value={written?.text ?? ""}
      />
      {written && (
        <div className="tool-row">
          <CopyButton text={written.text} />
          <a
            className="button button-main"
            download={written.file}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(written.text)}`}
          >
            {say("export-save")}
          </a>
        </div>
      )}
    </Dialog>
  );
}

export function CopyButton({ text }: { text: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {say(copied ? "copied" : "copy-text")}
    </button>
  );
}

/** The link by which a deck is shared. */
export function Share({
  id,
  share,
  changed,
  close,
}: {
  id: string;
  share: string | null;
  changed: (share: string | null) => void;
  close: () => void;
}) {
  const say = useSay();
  const begin = async () => changed((await decks.share(id)).share);
  const end = async () => {
    await decks.hide(id);
    changed(null);
  };
  const link = share ? `${location.origin}/decks/shared/${share}` : "";
  return (
    <Dialog title={say("share-title")} close={close}>
      <p>{say("share-words")}</p>
      {share ? (
        <>
          <input className="share-link" readOnly aria-label={say("share-link")} value={link} />
          <div className="tool-row">
            <button type="button" className="button button-quiet" onClick={() => void end()}>
              {say("share-end")}
            </button>
            <CopyButton text={link} />
          </div>
        </>
      ) : (
        <div className="tool-row">
          <button type="button" className="button button-main" onClick={() => void begin()}>
            {say("share-begin")}
          </button>
        </div>
      )}
    </Dialog>
  );
}
