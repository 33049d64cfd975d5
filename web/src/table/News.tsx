import "./news.css";
import { useId, useRef, useState } from "react";
import type { LogLine } from "../net/protocol";
import { useSay } from "../words/l10n";
import type { Beat } from "./beats/beats";
import { Strip } from "./beats/Strip";
import { Recap } from "./Recap";
import { linesOf, recapOf } from "./recap";

/** One line, always in the same place: what is being told, or what happened last; it opens the recap. As stills, where nothing moves. */
export function News({
  log,
  mine,
  told,
  running,
  stills,
  skip,
}: {
  log: LogLine[];
  mine: number | null;
  /** The lines of the moment that is being told. */
  told: LogLine[];
  running: boolean;
  stills: Beat[] | null;
  skip: () => void;
}) {
  const say = useSay();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({});
  const last = recapOf(log, mine).at(-1);
  const lines = running && told.length ? told : last ? linesOf(last) : [];
  const open = () => {
    const box = bar.current!.getBoundingClientRect();
    setPlace({ top: box.bottom + 4, right: Math.max(8, window.innerWidth - box.right) });
  };
  return (
    <div className="news" ref={bar} data-stills={stills ? true : undefined}>
      {stills && stills.length > 0 ? (
        <Strip beats={stills} />
      ) : (
        <p className="ticker" data-short role="status">
          {lines.map((line) => line.text).join(" ")}
        </p>
      )}
      {running ? (
        <button type="button" className="news-button" onClick={skip} aria-keyshortcuts="s">
          {say("skip")} <kbd>S</kbd>
        </button>
      ) : (
        <button
          type="button"
          className="news-button"
          popoverTarget={id}
          onClick={open}
          aria-label={say("recap")}
        >
          {say("recap-short")}
        </button>
      )}
      <div id={id} popover="auto" className="recap-pop" style={place}>
        <Recap log={log} mine={mine} />
      </div>
    </div>
  );
}
