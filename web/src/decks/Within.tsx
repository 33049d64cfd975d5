import { useShelf } from "../lobby/decks";
import { PoolChoice } from "../lobby/PoolChoice";
import { playingSets, setsOf } from "../lobby/pool";
import { useSay } from "../words/l10n";

/** What a deck is to keep to: the sets somebody plays with, and a format where the game has any. */
export function Within({
  game,
  pool,
  setPool,
  format,
  setFormat,
}: {
  game: string;
  pool: string;
  setPool: (pool: string) => void;
  format: string;
  setFormat: (format: string) => void;
}) {
  const say = useSay();
  const about = useShelf()?.games.find((one) => one.id === game);
  const formats = Object.entries(about?.choices.format ?? {});
  if (!about) return null;
  const sets = playingSets(about.sets);
  const chosen = setsOf(pool, sets).length;
  if (sets.length < 2 && formats.length < 2) return null;
  const said = [
    ...(sets.length > 1 ? [`${say("pool")}: ${chosen}/${sets.length}`] : []),
    ...(formats.length > 1 ? [about.choices.format?.[format] ?? ""] : []),
  ];
  return (
    <details className="bench-within">
      <summary>{said.join(" · ")}</summary>
      <PoolChoice sets={about.sets} value={pool} choose={setPool} />
      {formats.length > 1 && (
        <label className="field">
          <span>{say("option-format")}</span>
          <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>
            {formats.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </details>
  );
}
