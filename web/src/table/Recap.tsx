import { memo, useMemo } from "react";
import type { LogLine } from "../net/protocol";
import { useSay } from "../words/l10n";
import { Sentence } from "./Log";
import { usePointedAt } from "./pointed";
import { type Deed, linesOf, recapOf } from "./recap";

const MOST = 4; // lines of what followed

/** What has just happened, in a few lines with the cards to point at. */
export const Recap = memo(function Recap({ log, mine }: { log: LogLine[]; mine: number | null }) {
  const say = useSay();
  const deeds = useMemo(() => recapOf(log, mine), [log, mine]);
  return (
    <section className="recap" aria-label={say("recap")}>
      <h2>{say("recap")}</h2>
      {deeds.length === 0 && <p className="quiet">{say("recap-empty")}</p>}
      <ol>
        {deeds.map((deed) => (
          <RecapLine key={deed.at} deed={deed} mine={mine} />
        ))}
      </ol>
    </section>
  );
});

function RecapLine({ deed, mine }: { deed: Deed; mine: number | null }) {
  const say = useSay();
  const lines = linesOf(deed);
  const pointed = usePointedAt(lines);
  const shown = lines.slice(0, MOST + 1);
  const seat = deed.line?.seat ?? -1;
  return (
    <li data-whose={seat < 0 ? undefined : seat === mine ? "mine" : "theirs"} {...pointed}>
      {shown.map((line, n) => (
        <span key={n} className={n || !deed.line ? "recap-followed" : undefined}>
          <Sentence line={line} />{" "}
        </span>
      ))}
      {lines.length > shown.length && (
        <span className="quiet">{say("log-more", { count: lines.length - shown.length })}</span>
      )}
    </li>
  );
}
