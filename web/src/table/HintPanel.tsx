import { Sign } from "../look/Symbol";
import { useSay } from "../words/l10n";
import type { Advice } from "./hints";
import type { Offer } from "./picking";

/** What a bot would do: its best options with the results they promise. Pressing one chooses it. */
export function HintPanel({
  advice,
  busy,
  choose,
  close,
}: {
  advice: Advice[] | null;
  busy: boolean;
  choose: (offer: Offer) => void;
  close: () => void;
}) {
  const say = useSay();
  return (
    <section className="hints" aria-label={say("hint-title")} aria-live="polite" aria-busy={advice === null}>
      <p className="hints-head">
        <Sign name="hint" />
        <span>{say(advice ? "hint-title" : "hint-thinking")}</span>
        {advice && <span className="quiet">{say("hint-scale")}</span>}
      </p>
      <ol>
        {advice?.map(({ offer, percent }, place) => (
          <li key={offer.index}>
            <button type="button" className="hint" disabled={busy} onClick={() => choose(offer)}>
              <span className="hint-place">{place + 1}</span>
              <span className="hint-label">{offer.label}</span>
              <span className="hint-percent">{say("hint-percent", { percent })}</span>
              <span className="hint-bar" aria-hidden="true">
                <span style={{ width: `${percent}%` }} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="icon-button" onClick={close} aria-label={say("close")}>
        <Sign name="close" />
      </button>
    </section>
  );
}
