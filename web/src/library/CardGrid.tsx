import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Face, type Facts } from "../cards/face";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import { type Move, movedTo } from "./grid";
import type { Entry } from "./index";

const GAP = 14;
const NARROW = 500; // pixels: on a phone there are two beside each other
const USUAL = 1.5; // how high a card is, by its width, before it has been seen

interface GridProps {
  entries: Entry[];
  /** Where a card leads; or what is done with it when it is pressed. */
  to?: (entry: Entry) => string;
  open?: (entry: Entry) => void;
  /** What stands below a card, such as how many of it are in a deck. */
  below?: (entry: Entry) => ReactNode;
  /** The least width of a card, in pixels. */
  width?: number;
  /** What scrolls, if it is not the page. */
  within?: RefObject<HTMLElement | null>;
  /** The card to come back to. */
  at?: string | null;
}

/** Cards as a grid of faces. Only rows near the screen are drawn, so thousands are as quick as a few; arrows go from card to card. */
export function CardGrid({ entries, to, open, below, width, within, at = null }: GridProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const least = width ?? (room < NARROW ? 160 : 200);
  const columns = Math.max(1, Math.floor((room + GAP) / (least + GAP)));
  const [back] = useState(() => entries.findIndex((entry) => entry.id === at));
  const [active, setActive] = useState(Math.max(0, back));
  const moved = useRef(back >= 0);
  const current = Math.min(active, Math.max(0, entries.length - 1));
  const rows = Math.ceil(entries.length / columns);
  useLayoutEffect(() => {
    if (!moved.current || !room) return;
    moved.current = false;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${current}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest" });
  }, [current, room]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = Number((event.target as HTMLElement).closest<HTMLElement>("[data-place]")?.dataset.place);
    const next = movedTo(event.key as Move, place, columns, entries.length);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setActive(next);
  };
  return (
    <div
      ref={box}
      className="card-grid"
      role="list"
      aria-label={say("library-cards")}
      style={{ "--columns": columns, "--gap": `${GAP}px` } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {room > 0 &&
        Array.from({ length: rows }, (_, row) => (
          <Row
            key={row}
            kept={Math.floor(current / columns) === row}
            height={Math.round((room / columns) * USUAL)}
            within={within}
          >
            {() =>
              entries
                .slice(row * columns, (row + 1) * columns)
                .map((entry, n) => (
                  <Cell
                    key={entry.id}
                    entry={entry}
                    place={row * columns + n}
                    all={entries.length}
                    reached={row * columns + n === current}
                    reach={setActive}
                    to={to?.(entry)}
                    open={open}
                    below={below?.(entry)}
                  />
                ))
            }
          </Row>
        ))}
    </div>
  );
}

/** A row that is drawn when the screen is near; before, and after, it is only as high as it would be. */
function Row({
  kept,
  height,
  within,
  children,
}: {
  kept: boolean;
  height: number;
  within?: RefObject<HTMLElement | null>;
  children: () => ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([latest]) => {
        if (!latest!.isIntersecting) seen.current = row.current?.offsetHeight || seen.current;
        setNear(latest!.isIntersecting);
      },
      { root: within?.current ?? null, rootMargin: "900px 0px" },
    );
    watch.observe(row.current!);
    return () => watch.disconnect();
  }, [within]);
  const drawn = near || kept;
  return (
    <div
      ref={row}
      className="card-row"
      role="presentation"
      style={drawn ? undefined : { height: seen.current || height }}
    >
      {drawn && children()}
    </div>
  );
}

interface CellProps {
  entry: Entry;
  place: number;
  all: number;
  reached: boolean;
  reach: (place: number) => void;
  to?: string;
  open?: (entry: Entry) => void;
  below?: ReactNode;
}

const Cell = memo(function Cell({ entry, place, all, reached, reach, to, open, below }: CellProps) {
  const shared = {
    className: "card-cell-face",
    "data-place": place,
    tabIndex: reached ? 0 : -1,
    "aria-label": entry.card.title,
    onFocus: () => reach(place),
  };
  const face = <Face card={entry.card as Facts} />;
  return (
    <div className="card-cell" role="listitem" aria-posinset={place + 1} aria-setsize={all}>
      {to !== undefined ? (
        <Link to={to} {...shared}>
          {face}
        </Link>
      ) : (
        <button type="button" {...shared} onClick={() => open?.(entry)}>
          {face}
        </button>
      )}
      {below}
    </div>
  );
});

/** How wide an element is, whenever that changes. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return width;
}
