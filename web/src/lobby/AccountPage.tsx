import { type FormEvent, useState } from "react";
import { http, Refusal } from "../net/http";
import type { Me } from "../net/protocol";
import { useSay } from "../words/l10n";
import { useMe } from "./me";
import { type Attempt, OwnAccount, OwnData } from "./OwnAccount";
import { PageHead } from "./PageHead";

/** A name for guests, an account for whoever wants to keep games and decks. */
export function AccountPage() {
  const say = useSay();
  const { me, setMe } = useMe();
  const [name, setName] = useState(me.name);
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState("");
  const [done, setDone] = useState("");
  const attempt: Attempt = async (work, words) => {
    setWrong("");
    setDone("");
    try {
      const now = await work();
      setMe(now);
      setName(now.name);
      setPassword("");
      setDone(words);
      return true;
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
      return false;
    }
  };
  const submit = (work: () => Promise<Me>, words: string) => (event: FormEvent) => {
    event.preventDefault();
    void attempt(work, words);
  };
  return (
    <>
      <PageHead />
      <main className="page page-narrow">
        <h1>{say("account")}</h1>
        <div aria-live="polite">
          {wrong && <p className="error">{wrong}</p>}
          {done && <p className="good">{done}</p>}
        </div>
        <form className="panel" onSubmit={submit(() => http.rename(name.trim()), say("name-changed"))}>
          <label className="field">
            <span>{say("your-name")}</span>
            <input
              value={name}
              maxLength={40}
              onChange={(event) => setName(event.target.value)}
              autoComplete="nickname"
            />
          </label>
          <button type="submit" className="button" disabled={!name.trim() || name === me.name}>
            {say("change")}
          </button>
        </form>
        {me.login ? (
          <OwnAccount login={me.login} attempt={attempt} />
        ) : (
          <form className="panel" onSubmit={submit(() => http.signIn(login, password), say("welcome-back"))}>
            <p className="quiet">{say("account-words")}</p>
            <label className="field">
              <span>{say("login")}</span>
              <input
                value={login}
                onChange={(event) => setLogin(event.target.value)}
                pattern="[a-z0-9_.\-]{3,40}"
                title={say("login-form")}
                autoComplete="username"
                required
              />
            </label>
            <label className="field">
              <span>{say("password")}</span>
              <input
                type="password"
                value={password}
                minLength={8}
                onChange={(event) => setPassword(event.target.value)}
                autoComplete="current-password"
                required
              />
            </label>
            <div className="new-table-foot">
              <button type="submit" className="button button-main">
                {say("sign-in")}
              </button>
              <button
                type="button"
                className="button"
                disabled={login.length < 3 || password.length < 8}
                onClick={() =>
                  void attempt(
                    () => http.register(login, password, name.trim() || undefined),
                    say("account-made"),
                  )
                }
              >
                {say("make-account")}
              </button>
            </div>
          </form>
        )}
        <OwnData guest={!me.login} attempt={attempt} />
      </main>
    </>
  );
}
