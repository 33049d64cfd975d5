import { useEffect, useState } from "react";
import { useLanguage, useSay } from "../words/l10n";
import { type DeckData, type Difference, decks, type Version } from "./api";

/** A deck over time: each version with what was changed, any two compared, an earlier one brought back. */
export function Versions({
  id,
  version,
  lay,
}: {
  id: string;
  version: number;
  lay: (deck: DeckData) => void;
}) {
  const say = useSay();
  const language = useLanguage();
  const [versions, setVersions] = useState<Version[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew when there is a newer one, and in another language
  useEffect(() => {
    let here = true;
    decks.versions(id).then(
      (found) => here && setVersions(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [id, version, language]);
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className="versions">
      {versions.length > 1 && <Compared id={id} versions={versions} />}
      <ol>
        {versions.map((one) => (
          <li key={one.number}>
            <header>
              <b>{say("version-number", { number: one.number })}</b>
              <time dateTime={new Date(one.at * 1000).toISOString()}>{when.format(one.at * 1000)}</time>
              {one.number !== version && (
                <button type="button" className="button button-quiet" onClick={() => lay(one.deck)}>
                  {say("version-back")}
                </button>
              )}
            </header>
            <Differences differences={one.differences} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Compared({ id, versions }: { id: string; versions: Version[] }) {
  const say = useSay();
  const language = useLanguage();
  const [pair, setPair] = useState<[number, number] | null>(null);
  const [found, setFound] = useState<Difference[] | null>(null);
  const [before, after] = pair ?? [versions.at(-1)!.number, versions[0]!.number];
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew in another language
  useEffect(() => {
    let here = true;
    decks.differences(id, before, after).then(
      (differences) => here && setFound(differences),
      () => here && setFound(null),
    );
    return () => {
      here = false;
    };
  }, [id, before, after, language]);
  const choice = (label: string, value: number, choose: (number: number) => void) => (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {versions.map(({ number }) => (
          <option key={number} value={number}>
            {say("version-number", { number })}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset className="compared">
      <legend>{say("version-compare")}</legend>
      {choice(say("version-before"), before, (number) => setPair([number, after]))}
      {choice(say("version-after"), after, (number) => setPair([before, number]))}
      {found &&
        (found.length ? <Differences differences={found} /> : <p className="quiet">{say("version-same")}</p>)}
    </fieldset>
  );
}

export function Differences({ differences }: { differences: Difference[] }) {
  return (
    <ul className="differences">
      {differences.map(({ kind, id, title, before, after }) => (
        <li key={`${kind} ${id}`} data-more={after > before || undefined}>
          <b>{after > before ? `+${after - before}` : `−${before - after}`}</b> {title}
        </li>
      ))}
    </ul>
  );
}
