import { type KeyboardEvent, useMemo, useState } from "react";
import { Face, type Facts } from "../cards/face";
import { CardFilters } from "../library/CardFilters";
import { CardGrid } from "../library/CardGrid";
import { CardSearch } from "../library/CardSearch";
import { type CardIndex, type Entry, EVERYTHING, type Search, search as searched } from "../library/index";
import { useSay } from "../words/l10n";
import type { Bench, Offer } from "./api";
import { fits, mayAdd, nextShelf, type Stand, shelvesOf, standsOf } from "./bench";
import { Handle, SINGLE } from "./Stepper";
import type { Step } from "./useBench";

interface ShelfProps {
  bench: Bench;
  index: CardIndex;
  step: Step;
  look: (card: string) => void;
}

/** The cards one builds with, shelf by shelf: what fits the deck as it is, and if that is wanted, what does not and why. */
export function Shelf({ bench, index, step: take, look }: ShelfProps) {
  const say = useSay();
  const [chosen, setChosen] = useState<string | null>(() => nextShelf(bench));
  const [all, setAll] = useState(false);
  const [filters, setFilters] = useState(false);
  const [search, setSearch] = useState<Search>(EVERYTHING);
  const shelves = shelvesOf(bench);
  const shelf = chosen !== null && shelves.includes(chosen) ? chosen : nextShelf(bench);
  const stands = useMemo(() => standsOf(bench, shelf, all), [bench, shelf, all]);
  const here = useMemo(() => narrowed(index, stands), [index, stands]);
  const found = useMemo(() => {
    const all = searched(here, search);
    const first = (entry: Entry) => stands.get(entry.id)?.offers.some(fits) ?? false;
    return search.sort ? all : { ...all, entries: partedBy(all.entries, first) };
  }, [here, search, stands]);
  // What there is one of is chosen, and one goes on; of everything else there may be more to take.
  const step: Step = (offer, by) => {
    take(offer, by);
    setChosen(SINGLE.has(offer.kind) && by > 0 ? null : shelf);
  };
  const whole = [...stands.values()].some((stand) => stand.offers[0]!.cards.length > 1);
  return (
    <div className="bench-shelf">
      <div className="bench-shelves" role="tablist" aria-label={say("bench-shelves")}>
        {shelves.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === shelf}
            className="bench-tab"
            onClick={() => {
              setChosen(one);
              setSearch(EVERYTHING);
            }}
          >
            {say(`bench-shelf-${one}`)}
          </button>
        ))}
      </div>
      <CardSearch index={here} search={search} found={found} change={setSearch} />
      <div className="bench-looking">
        <label className="bench-all">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
          <span>{say("bench-all")}</span>
        </label>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={filters}
          onClick={() => setFilters(!filters)}
        >
          {say("library-filters")}
        </button>
      </div>
      {filters && <CardFilters facets={found.facets} search={search} change={setSearch} />}
      {!found.entries.length ? (
        <p className="quiet library-nothing">{say("bench-nothing")}</p>
      ) : whole ? (
        <Sets index={index} entries={found.entries} stands={stands} step={step} look={look} />
      ) : (
        <Grid index={index} entries={found.entries} stands={stands} step={step} look={look} />
      )}
    </div>
  );
}

/** Those for which something is so first, each group in its order. */
const partedBy = <T,>(all: T[], first: (one: T) => boolean): T[] => [
  ...all.filter(first),
  ...all.filter((one) => !first(one)),
];

/** The index with only the cards of some stands; a stand of several cards is found by each of them. */
function narrowed(index: CardIndex, stands: Map<string, Stand>): CardIndex {
  const wanted = new Set(
    [...stands.values()].flatMap((stand) => stand.offers.flatMap((offer) => offer.cards)),
  );
  return { ...index, entries: index.entries.filter((entry) => wanted.has(entry.id)) };
}

interface Found {
  index: CardIndex;
  entries: Entry[];
  stands: Map<string, Stand>;
  step: Step;
  look: (card: string) => void;
}

/** `+` and `-` on a card put one in or take one out. */
function useKeys(stands: Map<string, Stand>, step: Step) {
  return (event: KeyboardEvent) => {
    const by = event.key === "+" ? 1 : event.key === "-" ? -1 : 0;
    const at = (event.target as HTMLElement).closest(".card-cell, .bench-set");
    const card = at?.closest<HTMLElement>("[data-stand]") ?? at?.querySelector<HTMLElement>("[data-stand]");
    const offers = stands.get(card?.dataset.stand ?? "")?.offers ?? [];
    const offer: Offer | undefined = by > 0 ? offers.find(mayAdd) : offers.findLast((one) => one.copies > 0);
    if (!by || !offer) return;
    event.preventDefault();
    step(offer, by);
  };
}

function Grid({ index, entries, stands, step, look }: Found) {
  const onKeyDown = useKeys(stands, step);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that reach the cards in it
    <div onKeyDown={onKeyDown}>
      <CardGrid
        entries={entries}
        open={(entry) => look(entry.id)}
        width={168}
        below={(entry) => (
          <div className="bench-handles" data-stand={entry.id}>
            {stands.get(entry.id)?.offers.map((offer) => (
              <Handle key={offer.kind} game={index.game} offer={offer} step={step} />
            ))}
          </div>
        )}
      />
    </div>
  );
}

/** What comes as several cards: each with all of them, and one handle. */
function Sets({ index, entries, stands, step, look }: Found) {
  const say = useSay();
  const shown = new Set(entries.map((entry) => entry.id));
  const onKeyDown = useKeys(stands, step);
  const found = [...stands.values()].filter((stand) =>
    stand.offers[0]!.cards.some((card) => shown.has(card)),
  );
  const sets = partedBy(found, (stand) => stand.offers.some(fits));
  return (
    <ul className="bench-sets" onKeyDown={onKeyDown}>
      {sets.map(({ card, offers: [offer] }) => (
        <li key={card} className="bench-set" data-stand={card} data-in={offer!.copies || undefined}>
          <header>
            <h3>
              <span className="quiet">{offer!.id}</span> {offer!.title}
            </h3>
            <Handle game={index.game} offer={offer!} step={step} />
          </header>
          <ul aria-label={say("bench-set-cards", { title: offer!.title })}>
            {offer!.cards.map((one, n) => (
              <li key={n}>
                <button
                  type="button"
                  className="card-cell-face"
                  aria-label={index.byId.get(one)?.card.title}
                  onClick={() => look(one)}
                >
                  <Face card={index.byId.get(one)?.card as Facts} />
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
