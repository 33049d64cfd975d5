import type { SetInfo } from "../net/protocol";
import { useSay } from "../words/l10n";
import { playingSets, poolOf, setsOf } from "./pool";

/** Which sets are played with; nothing is to be chosen where there is one only. */
export function PoolChoice({
  sets,
  value,
  choose,
}: {
  sets: SetInfo[];
  value: string;
  choose: (pool: string) => void;
}) {
  const say = useSay();
  const playing = playingSets(sets);
  const chosen = setsOf(value, sets);
  if (playing.length < 2) return null;
  const toggle = (id: string) =>
    choose(poolOf(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], sets));
  return (
    <fieldset className="pool">
      <legend>{say("pool")}</legend>
      {playing.map(({ id, name, cards, playing: count }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={chosen.includes(id) && playing.filter((one) => chosen.includes(one.id)).length === 1}
            onChange={() => toggle(id)}
          />
          {count < cards ? say("pool-part", { name, count, cards }) : name}
        </label>
      ))}
    </fieldset>
  );
}
