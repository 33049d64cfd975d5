import { useEffect, useState } from "react";
import { Face, type Facts, Keywords } from "../cards/face";
import { Dialog } from "../look/Dialog";
import type { Answer, Reason } from "../net/protocol";
import { useSay } from "../words/l10n";
import type { Offer } from "./picking";
import { printedOf, useScene } from "./scene";

/** Everything about one card: its face, its keywords, what it can do now, or by which rule it cannot. */
export function Inspector({
  card,
  explain,
  choose,
  close,
}: {
  card: number;
  explain: ((card: number) => Promise<Answer>) | null;
  choose: (offer: Offer) => void;
  close: () => void;
}) {
  const say = useSay();
  const scene = useScene();
  const printed = printedOf(scene, card) as Facts;
  const offers = scene.offers.at.get(card) ?? [];
  const [reasons, setReasons] = useState<Reason[] | null>(null);
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    if (explain === null) return;
    let here = true;
    void explain(card).then((answer) => {
      if (!here) return;
      if (answer.ok) setReasons(answer.reasons);
      else setRefusal(answer.text);
    });
    return () => {
      here = false;
    };
  }, [explain, card]);
  // A card that can only be discarded, or paid with, has options and reasons: why it cannot be played.
  const shows = explain !== null && (offers.length === 0 || (reasons?.length ?? 0) > 0);
  return (
    <Dialog title={printed.title} close={close} className="inspector">
      <div className="inspector-in">
        <Face card={printed} />
        <div className="inspector-words">
          {offers.length > 0 && (
            <div className="inspector-offers">
              {offers.map((offer) => (
                <button
                  key={offer.index}
                  type="button"
                  className="button button-main"
                  onClick={() => choose(offer)}
                >
                  {offer.label}
                </button>
              ))}
            </div>
          )}
          {shows && (
            <section className="why" aria-live="polite">
              <h3>{say("why-not")}</h3>
              {reasons === null && !refusal && <p className="quiet">…</p>}
              {refusal && <p>{refusal}</p>}
              {reasons?.length === 0 && <p>{say("why-nothing")}</p>}
              <ul>
                {reasons?.map((reason, n) => (
                  <li key={n}>
                    <span className="rule">{reason.rule}</span> {reason.text}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Keywords card={printed} />
        </div>
      </div>
    </Dialog>
  );
}
