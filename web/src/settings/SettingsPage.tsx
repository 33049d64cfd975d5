import { type ReactNode, useId, useState } from "react";
import { PageHead } from "../lobby/PageHead";
import { LanguageChoice } from "../words/LanguageChoice";
import { useSay } from "../words/l10n";
import { choicesOf, type Name, type Setting, set, useSetting } from "./store";

/** Everything a visitor can have his own way. It takes effect at once and is kept on this machine. */
export function SettingsPage() {
  const say = useSay();
  return (
    <>
      <PageHead />
      <main className="page page-narrow settings">
        <h1>{say("settings")}</h1>
        <p className="quiet">{say("settings-words")}</p>
        <Settings />
      </main>
    </>
  );
}

/** The settings themselves: on a page of their own, or over a table. */
export function Settings() {
  const say = useSay();
  return (
    <div className="settings-list">
      <div className="setting">
        <span className="setting-name">{say("language")}</span>
        <LanguageChoice auto />
      </div>
      <Choice name="theme" />
      <Choice name="text" />
      <Choice name="speed" words />
      <Choice name="stops" words />
      <Choice name="confirm" words />
      <Switch name="sounds" />
      <Notices />
      <Switch name="patterns" />
    </div>
  );
}

/** One of a few values, all of them in sight. */
function Choice<N extends Name>({ name, words = false }: { name: N; words?: boolean }) {
  const say = useSay();
  const [value, change] = useSetting(name);
  const about = useId();
  return (
    <fieldset className="setting" aria-describedby={words ? about : undefined}>
      <legend className="setting-name">{say(`setting-${name}`)}</legend>
      {words && (
        <p id={about} className="quiet">
          {say(`setting-${name}-words`)}
        </p>
      )}
      <div className="setting-values">
        {choicesOf(name).map((one) => (
          <label key={one} className="setting-value">
            <input
              type="radio"
              name={`setting-${name}`}
              checked={value === one}
              onChange={() => change(one)}
            />
            {say(`setting-${name}-${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Switched = "sounds" | "notices" | "patterns";

/** On or off. */
function Switch({
  name,
  turn = (to) => set(name, to),
  children,
}: {
  name: Switched;
  turn?: (to: Setting<Switched>) => void;
  children?: ReactNode;
}) {
  const say = useSay();
  const [value] = useSetting(name);
  const about = useId();
  return (
    <div className="setting">
      <label className="check">
        <input
          type="checkbox"
          checked={value === "on"}
          onChange={(event) => turn(event.target.checked ? "on" : "off")}
          aria-describedby={about}
        />
        <span className="setting-name">{say(`setting-${name}`)}</span>
      </label>
      <p id={about} className="quiet">
        {say(`setting-${name}-words`)}
      </p>
      {children}
    </div>
  );
}

/** The browser asks for leave when they are turned on; without it they stay off. */
function Notices() {
  const say = useSay();
  const [denied, setDenied] = useState(false);
  if (!("Notification" in window)) return null;
  const turn = async (to: Setting<"notices">) => {
    const allowed = to === "off" || (await Notification.requestPermission()) === "granted";
    setDenied(!allowed);
    if (allowed) set("notices", to);
  };
  return (
    <Switch name="notices" turn={(to) => void turn(to)}>
      {denied && (
        <p className="error" role="alert">
          {say("notices-denied")}
        </p>
      )}
    </Switch>
  );
}
