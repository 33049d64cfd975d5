import { useSideWords } from "../cards/destiny";
import { readSide } from "../cards/dice";
import { useSay } from "../words/l10n";
import { at, POOL, put, titleOf } from "./editing";
import type { Row } from "./Pieces";

/** The dice of a card that lie in the pool: what each shows, and one more. A card without a die has none. */
export function Pool({ place, piece, n, editing: { position, change, dice } }: Row) {
  const say = useSay();
  const words = useSideWords();
  const title = titleOf(piece);
  const sides = dice[title];
  if (!sides) return null;
  const path = [...place.path, n, POOL];
  const found = at(position, path);
  const pool = Array.isArray(found) ? found.map(String) : [];
  const set = (shown: string[]) => change(put(position, path, shown.length ? shown : undefined));
  const options = [...new Set(sides)].map((side) => (
    <option key={side} value={side}>
      {words(readSide(side))}
    </option>
  ));
  return (
    <div className="pieces-tokens" role="group" aria-label={say("form-pool", { title })}>
      <span aria-hidden="true">{say("form-pool-short")}</span>
      {pool.map((side, die) => (
        <select
          key={die}
          value={side}
          aria-label={say("form-die", { title, number: die + 1 })}
          onChange={(event) => {
            const next = event.currentTarget.value;
            set(pool.flatMap((one, other) => (other !== die ? [one] : next ? [next] : [])));
          }}
        >
          <option value="">{say("form-die-none")}</option>
          {options}
        </select>
      ))}
      <select
        value=""
        aria-label={say("form-die-add", { title })}
        onChange={(event) => set([...pool, event.currentTarget.value])}
      >
        <option value="" disabled>
          {say("form-die-more")}
        </option>
        {options}
      </select>
    </div>
  );
}
