import { type FormEvent, useState } from "react";
import { http } from "../net/http";
import type { Me } from "../net/protocol";
import { useSay } from "../words/l10n";

/** Does something and says how it went; whether it was done. */
export type Attempt = (work: () => Promise<Me>, words: string) => Promise<boolean>;

/** What whoever is signed in may do with the account: leave, change the password, take the data along, or go for good. */
export function OwnAccount({ login, attempt }: { login: string; attempt: Attempt }) {
  const say = useSay();
  return (
    <>
      <section className="panel">
        <p>{say("signed-in", { login })}</p>
        <div className="new-table-foot">
          <button
            type="button"
            className="button"
            onClick={() => void attempt(() => http.signOut().then(http.me), say("signed-out"))}
          >
            {say("sign-out")}
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              void attempt(() => http.signOutEverywhere().then(http.me), say("signed-out-everywhere"))
            }
          >
            {say("sign-out-everywhere")}
          </button>
        </div>
      </section>
      <NewPassword login={login} attempt={attempt} />
    </>
  );
}

function NewPassword({ login, attempt }: { login: string; attempt: Attempt }) {
  const say = useSay();
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (await attempt(() => http.changePassword(old, next), say("password-changed"))) {
      setOld("");
      setNext("");
    }
  };
  return (
    <form className="panel" onSubmit={(event) => void change(event)}>
      <h2>{say("change-password")}</h2>
      <p className="quiet">{say("change-password-words")}</p>
      <input type="hidden" name="username" value={login} autoComplete="username" />
      <Secret label={say("password-now")} value={old} change={setOld} kind="current-password" />
      <Secret label={say("password-new")} value={next} change={setNext} kind="new-password" />
      <button type="submit" className="button" disabled={old.length < 8 || next.length < 8}>
        {say("change-password")}
      </button>
    </form>
  );
}

/** One's data as a file, and how to be forgotten: an account says its password first, a guest only that he means it. */
export function OwnData({ guest, attempt }: { guest: boolean; attempt: Attempt }) {
  const say = useSay();
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState("");
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const gone = () => http.deleteMe(guest ? null : password).then(http.me);
    if (await attempt(gone, say("account-deleted"))) setAsked(false);
    setPassword("");
  };
  return (
    <section className="panel">
      <h2>{say("own-data")}</h2>
      <p className="quiet">{say("own-data-words")}</p>
      <div className="new-table-foot">
        <a className="button" href={http.exportAddress} download="zeton.json">
          {say("export-data")}
        </a>
        {!asked && (
          <button type="button" className="button" onClick={() => setAsked(true)}>
            {say("delete-account")}
          </button>
        )}
      </div>
      {asked && (
        <form onSubmit={(event) => void go(event)}>
          <p role="alert">{say("delete-account-words")}</p>
          {!guest && (
            <Secret
              label={say("password-now")}
              value={password}
              change={setPassword}
              kind="current-password"
            />
          )}
          <div className="new-table-foot">
            <button type="submit" className="button" disabled={!guest && password.length < 8}>
              {say("delete-for-ever")}
            </button>
            <button type="button" className="button button-main" onClick={() => setAsked(false)}>
              {say("keep-account")}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

function Secret({
  label,
  value,
  change,
  kind,
}: {
  label: string;
  value: string;
  change: (value: string) => void;
  kind: "current-password" | "new-password";
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="password"
        value={value}
        minLength={8}
        maxLength={200}
        autoComplete={kind}
        onChange={(event) => change(event.target.value)}
        required
      />
    </label>
  );
}
