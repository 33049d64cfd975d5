import { useSay } from "../words/l10n";
import { toggled } from "./address";
import type { Facet, Search } from "./index";

const OPEN = 4; // filters that are open from the beginning
const FEW = 12; // values: more are in a box that scrolls

/** The filters of a game, each value with how many cards there would be. */
export function CardFilters({
  facets,
  search,
  change,
}: {
  facets: Facet[];
  search: Search;
  change: (search: Search) => void;
}) {
  const say = useSay();
  const chosen = Object.keys(search.chosen).length > 0;
  return (
    <div className="card-filters">
      {chosen && (
        <button type="button" className="button" onClick={() => change({ ...search, chosen: {} })}>
          {say("library-clear")}
        </button>
      )}
      {facets.map((facet, n) => (
        <Filter
          key={facet.field.id}
          facet={facet}
          open={n < OPEN || facet.field.id in search.chosen}
          choose={(value) => change(toggled(search, facet.field.id, value))}
        />
      ))}
    </div>
  );
}

function Filter({
  facet: { field, values },
  open,
  choose,
}: {
  facet: Facet;
  open: boolean;
  choose: (value: string) => void;
}) {
  const shown = values.filter((one) => one.count > 0 || one.chosen);
  return (
    <details className="card-filter" open={open}>
      <summary>{field.text}</summary>
      <fieldset data-many={values.length > FEW || undefined}>
        <legend className="unseen">{field.text}</legend>
        {shown.map(({ value, text, count, chosen }) => (
          <label key={value} data-chosen={chosen || undefined}>
            <input type="checkbox" checked={chosen} onChange={() => choose(value)} />
            <span>{text}</span>
            <b>{count}</b>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
