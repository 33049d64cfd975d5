import { RuleLink } from "../rules/RuleLink";
import { type Say, useSay } from "../words/l10n";
import type { Offer } from "./api";
import { mayAdd } from "./bench";
import type { Step } from "./useBench";

/** How many of something are in the deck, with less and more. */
export function Stepper({ offer, step }: { offer: Offer; step: Step }) {
  const say = useSay();
  const told = { title: nameOf(offer, say), copies: offer.copies };
  const more = mayAdd(offer);
  return (
    <span className="stepper" data-in={offer.copies > 0 || undefined}>
      <button
        type="button"
        aria-label={say("bench-less", told)}
        disabled={offer.copies === 0}
        onClick={() => step(offer, -1)}
      >
        −
      </button>
      <output aria-label={say("bench-copies", told)}>{offer.copies}</output>
      <button
        type="button"
        aria-label={say("bench-more", told)}
        disabled={!more}
        title={more ? undefined : offer.why.map((one) => one.text).join(" ")}
        onClick={() => step(offer, 1)}
      >
        +
      </button>
    </span>
  );
}

/** One of several: it is taken, and the other goes. */
export function Choice({ offer, step }: { offer: Offer; step: Step }) {
  const say = useSay();
  const chosen = offer.copies > 0;
  return (
    <button
      type="button"
      className="button bench-choice"
      aria-pressed={chosen}
      aria-label={say(chosen ? "bench-chosen-named" : "bench-choose-named", { title: offer.title })}
      disabled={chosen ? LEADERS.has(offer.kind) : !mayAdd(offer)}
      onClick={() => step(offer, chosen ? -1 : 1)}
    >
      {say(chosen ? "bench-chosen" : "bench-choose")}
    </button>
  );
}

/** What a deck is never without: another one is chosen, none is put back. */
export const LEADERS = new Set(["affiliation", "warlord"]);
/** Of which there is one. */
export const SINGLE = new Set([...LEADERS, "battlefield", "plot"]);

/** What an offer is called where several are of one card. */
export function nameOf(offer: Offer, say: Say): string {
  return offer.kind === "elite" ? say("bench-elite-named", { title: offer.title }) : offer.title;
}

/** What can be done with an offer, and why not. */
export function Handle({ game, offer, step }: { game: string; offer: Offer; step: Step }) {
  const say = useSay();
  const without = offer.copies === 0 && offer.why.length > 0;
  const dice = offer.kind === "character" || offer.kind === "elite";
  return (
    <div className="bench-handle" data-not={without || undefined}>
      {dice && (
        <span className="bench-points">
          {say(offer.kind === "elite" ? "bench-elite" : "bench-normal", { points: offer.points })}
        </span>
      )}
      {offer.kind === "plot" && (
        <span className="bench-points">{say("bench-points", { points: offer.points })}</span>
      )}
      {SINGLE.has(offer.kind) ? <Choice offer={offer} step={step} /> : <Stepper offer={offer} step={step} />}
      {without && <Why game={game} offer={offer} />}
    </div>
  );
}

/** Why there may not be one more, with the rules. */
export function Why({ game, offer }: { game: string; offer: Offer }) {
  return (
    <ul className="bench-why">
      {offer.why.map((one, n) => (
        <li key={n}>
          <RuleLink game={game} rule={one.rule} /> {one.text}
        </li>
      ))}
    </ul>
  );
}
