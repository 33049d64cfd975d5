import { type ReactNode, useState } from "react";
import { useTextScale } from "../look/letters";
import { Sign } from "../look/Symbol";
import { useSay } from "../words/l10n";
import { AboutCards } from "./AboutCards";
import type { Hinting } from "./hints";
import type { Laying } from "./laying";
import { lookOf, NO_OFFERS } from "./picking";
import type { Playing } from "./playing";

/** A question with more letters than this is written smaller: the bar has one height, and nothing is cut off. */
const ROOMY = 80;
const WORDY = 18; // letters: with a longer answer all of them are written smaller on a phone

/**
 * Whose choice it is, what is asked, what has been picked for it, and everything that can be chosen without pointing at a card. It
 * has the same height whatever it says.
 */
export function DecisionBar({
  text,
  note,
  about,
  playing,
  laying,
  hints,
  mayUndo,
  mayHint,
}: {
  text: ReactNode;
  /** Said instead of how to choose. */
  note: string;
  /** The cards the question is about. */
  about: number[];
  playing: Playing;
  laying: Laying;
  hints: Hinting;
  mayUndo: boolean;
  mayHint: boolean;
}) {
  const say = useSay();
  const [listed, setListed] = useState("");
  const { mine, trail, busy } = playing;
  const offers = mine ? playing.offers : NO_OFFERS;
  const atCards = offers.all.length - offers.loose.length;
  const wordy = offers.loose.some((offer) => offer.label.length > WORDY);
  const all = listed === hints.question;
  const scale = useTextScale();
  const letters = typeof text === "string" ? text.length : 0;
  const long = letters > ROOMY;
  // How many shine can be seen: a long question needs the room more, and so do answers in large letters.
  const roomy = letters * scale <= ROOMY && (scale <= 1 || !offers.loose.length);
  const shining = mine && atCards > 0 && !laying.open && roomy;
  return (
    <>
      {about.length > 0 && <AboutCards cards={about} />}
      <div className="decision-words">
        <p className="decision-text" data-long={long || undefined} aria-live="polite" data-testid="question">
          {text}
        </p>
        {trail.length > 0 ? (
          <ol className="trail" aria-label={say("picked")}>
            {trail.map((pick, n) => (
              <li key={n} data-short>
                {pick.label}
              </li>
            ))}
          </ol>
        ) : (
          <p className="decision-hint">{note || (shining ? say("pick-shining", { count: atCards }) : "")}</p>
        )}
      </div>
      <div className="decision-buttons">
        <div className="decision-tools">
          {mayUndo && (
            <Tool name="undo" words={say("take-back")} keys="u" press={() => void playing.undo()} />
          )}
          {mine && mayHint && <Tool name="hint" words={say("hint")} keys="h" press={hints.turn} />}
          {mine && atCards > 0 && (
            <Tool
              name="log"
              words={say("all-options", { count: offers.all.length })}
              keys="o"
              expanded={all}
              press={() => setListed(all ? "" : hints.question)}
            />
          )}
        </div>
        {laying.tray && !laying.open && (
          <button type="button" className="button button-tray" onClick={laying.turn} aria-keyshortcuts="v">
            <Sign name="cards" />
            <span>{say("tray-open")}</span>
          </button>
        )}
        {offers.loose.length > 0 && (
          <div className="decision-options" data-long={wordy || undefined}>
            {offers.loose.map((offer, n) => (
              <button
                key={offer.index}
                type="button"
                className={`button ${lookOf(offer, offers, trail.length)}`}
                disabled={busy}
                onClick={() => void playing.choose(offer)}
                data-option={offer.option[0]}
              >
                {n < 9 && <kbd>{n + 1}</kbd>}
                {offer.label}
              </button>
            ))}
          </div>
        )}
      </div>
      {all && mine && (
        <ul className="decision-all" aria-label={say("options")}>
          {offers.all.map((offer) => (
            <li key={offer.index}>
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => void playing.choose(offer)}
              >
                {offer.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Something that helps to choose; on a narrow screen only its sign. */
function Tool({
  name,
  words,
  keys,
  expanded,
  press,
}: {
  name: "undo" | "hint" | "log";
  words: string;
  keys: string;
  expanded?: boolean;
  press: () => void;
}) {
  return (
    <button
      type="button"
      className="button button-sign"
      data-tool={name}
      onClick={press}
      aria-expanded={expanded}
      aria-keyshortcuts={keys}
      aria-label={words}
      title={words}
    >
      <Sign name={name} />
      <span>{words}</span>
    </button>
  );
}
