import { Dialog } from "../look/Dialog";
import { Sign, type SymbolName } from "../look/Symbol";
import { useSay } from "../words/l10n";

const KEYS: [string, string][] = [
  ["Tab, n, p", "key-options"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["Space", "key-space"],
  ["1 … 9", "key-digits"],
  ["o", "key-all"],
  ["v", "key-tray"],
  ["h", "key-hint"],
  ["r", "key-rules"],
  ["u", "key-undo"],
  ["s", "key-skip"],
  ["l", "key-log"],
  ["c", "key-chat"],
  ["t", "key-theme"],
  ["Esc", "key-escape"],
  ["?", "key-help"],
];

const SIGNS: [SymbolName, string][] = [
  ["unit-damage", "sign-unit-damage"],
  ["tactics", "sign-tactics"],
  ["blast", "sign-blast"],
  ["force", "sign-force"],
  ["resource", "sign-resource"],
  ["focus", "sign-focus"],
  ["shield", "sign-shield"],
  ["capacity", "sign-capacity"],
];

export function Help({ close, guide, rules }: { close: () => void; guide?: () => void; rules?: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say("help")} close={close} className="help">
      <p>{say("help-words")}</p>
      <div className="dialog-buttons">
        {guide && (
          <button type="button" className="button" onClick={guide}>
            {say("guide-again")}
          </button>
        )}
        {rules && (
          <button type="button" className="button" onClick={rules}>
            <Sign name="book" />
            <span>{say("rules")}</span>
          </button>
        )}
      </div>
      <h3>{say("help-signs")}</h3>
      <dl className="help-list help-signs">
        {SIGNS.map(([name, words]) => (
          <div key={name}>
            <dt>
              <Sign name={name} />
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Sign name="blast" className="edge-only" />
          </dt>
          <dd>{say("sign-edge-only")}</dd>
        </div>
      </dl>
      <h3>{say("help-keys")}</h3>
      <dl className="help-list">
        {KEYS.map(([keys, words]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
