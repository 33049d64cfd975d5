import { useState } from "react";
import { Sign } from "../look/Symbol";
import { useSay } from "../words/l10n";
import type { Offer, Offers } from "./picking";

export interface Pick {
  label: string;
}

/** Whose choice it is, what is asked, what has been picked, and everything that can be chosen without pointing at a card. */
export function DecisionBar({
  question,
  waiting,
  offers,
  number,
  trail,
  busy,
  choose,
  undo,
  mayUndo,
  hint,
  hinted,
}: {
  question: string | null;
  waiting: string;
  offers: Offers;
  /** Which question it is: a new one has a new number. */
  number: string;
  trail: Pick[];
  busy: boolean;
  choose: (offer: Offer) => void;
  undo: () => void;
  mayUndo: boolean;
  /** Ask for a hint, or put it away; null where there are none. */
  hint: (() => void) | null;
  hinted: boolean;
}) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const mine = question !== null;
  const atCards = offers.all.length - offers.loose.length;
  return (
    <section
      className="decision"
      data-mine={mine || undefined}
      data-busy={busy || undefined}
      data-number={number}
      aria-label={say("decision")}
    >
      <div className="decision-words">
        <p className="decision-text" aria-live="polite" data-testid="question">
          {mine ? question : waiting}
        </p>
        {trail.length > 0 && (
          <ol className="trail" aria-label={say("picked")}>
            {trail.slice(-4).map((pick, n) => (
              <li key={n}>{pick.label}</li>
            ))}
          </ol>
        )}
        {mine && atCards > 0 && trail.length === 0 && (
          <p className="decision-hint">{say("pick-shining", { count: atCards })}</p>
        )}
      </div>
      <div className="decision-buttons">
        {mayUndo && (
          <button
            type="button"
            className="button button-sign"
            onClick={undo}
            aria-keyshortcuts="u"
            aria-label={say("take-back")}
          >
            <Sign name="undo" />
            <span>{say("take-back")}</span>
          </button>
        )}
        {mine && hint && (
          <button
            type="button"
            className="button button-sign"
            onClick={hint}
            aria-pressed={hinted}
            aria-keyshortcuts="h"
            aria-label={say("hint")}
          >
            <Sign name="hint" />
            <span>{say("hint")}</span>
          </button>
        )}
        {mine && atCards > 0 && (
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            aria-keyshortcuts="o"
          >
            {say("all-options", { count: offers.all.length })}
          </button>
        )}
        {offers.loose.map((offer, n) => (
          <button
            key={offer.index}
            type="button"
            className="button button-main"
            disabled={busy}
            onClick={() => choose(offer)}
            data-option={offer.option[0]}
          >
            {n < 9 && <kbd>{n + 1}</kbd>}
            {offer.label}
          </button>
        ))}
      </div>
      {all && mine && (
        <ul className="decision-all" aria-label={say("options")}>
          {offers.all.map((offer) => (
            <li key={offer.index}>
              <button type="button" className="button" disabled={busy} onClick={() => choose(offer)}>
                {offer.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
