import { RuleLink } from "../rules/RuleLink";
import { useSay } from "../words/l10n";
import type { Bench, Broken, Change, Offer, Tally } from "./api";
import { partsOf, share } from "./bench";
import { LEADERS, nameOf, Stepper } from "./Stepper";
import type { Step } from "./useBench";

type Changing = (...changes: Change[]) => void;

/** How much there is of what a deck needs. */
export function Tallies({ tallies }: { tallies: Tally[] }) {
  const say = useSay();
  return (
    <div className="tallies">
      {tallies.map(({ name, copies, least, most }) => {
        const short = copies < least;
        const over = most > 0 && copies > most;
        return (
          <div key={name} className="tally" data-state={over ? "over" : short ? "short" : "right"}>
            <span>{name}</span>
            <b>{say(most ? "tally-of" : "tally-at-least", { copies, least, most })}</b>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className="tally-ground" width="100" height="4" rx="2" />
              <rect width={share(copies, least, most) * 100} height="4" rx="2" />
            </svg>
          </div>
        );
      })}
    </div>
  );
}

/** Whether the deck may be played; if not, each broken rule with what would mend it. */
export function Legality({
  game,
  problems,
  change,
}: {
  game: string;
  problems: Broken[];
  change?: Changing;
}) {
  const say = useSay();
  return (
    <section className="legality" aria-label={say("bench-legality")} aria-live="polite">
      {problems.length === 0 ? (
        <p className="badge badge-good">{say("bench-legal")}</p>
      ) : (
        <>
          <p className="badge badge-bad">{say("bench-illegal", { count: problems.length })}</p>
          <ul>
            {problems.map((problem, n) => (
              <li key={n}>
                <p>
                  <RuleLink game={game} rule={problem.rule} /> {problem.text}
                </p>
                <div className="mends">
                  {problem.mends.map((mend) =>
                    mend.changes.length && change ? (
                      <button
                        key={mend.text}
                        type="button"
                        className="button mend"
                        onClick={() => change(...mend.changes)}
                      >
                        {mend.text}
                      </button>
                    ) : (
                      <span key={mend.text} className="quiet">
                        {mend.text}
                      </span>
                    ),
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What nobody changes here: what leads the deck, and what has come with it as it should. */
const isGiven = (offer: Offer) => LEADERS.has(offer.kind) || (offer.fixed && offer.copies === offer.most);

/** What is in the deck, by its parts. */
export function DeckList({ bench, step, look }: { bench: Bench; step?: Step; look: (card: string) => void }) {
  const say = useSay();
  return (
    <div className="deck-parts">
      {partsOf(bench).map((part) => (
        <section key={part.section}>
          <h3>
            {part.name} <span className="quiet">{part.copies}</span>
          </h3>
          <ul>
            {part.offers.map((offer) => (
              <li key={`${offer.kind} ${offer.id}`} data-over={offer.copies > offer.most || undefined}>
                {step && !isGiven(offer) ? (
                  <Stepper offer={offer} step={step} />
                ) : (
                  <b className="deck-copies">{offer.copies}×</b>
                )}
                {step && !isGiven(offer) && <b className="deck-copies on-paper">{offer.copies}×</b>}
                <button type="button" className="deck-title" onClick={() => look(offer.cards[0]!)}>
                  {nameOf(offer, say)}
                  {offer.points > 0 && (
                    <span className="quiet"> {say("bench-points", { points: offer.points })}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
