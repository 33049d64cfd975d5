import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { DieOdds } from "../cards/destiny";
import { Face, type Facts, Keywords, useTitle } from "../cards/face";
import { Dialog } from "../look/Dialog";
import type { Answer, Reason } from "../net/protocol";
import { RuledText, RuleLink } from "../rules/RuleLink";
import { useSay } from "../words/l10n";
import type { Offer } from "./picking";
import { printedOf, useScene } from "./scene";

type Explaining = ComponentType<{ game: string; children: ReactNode }>;

/** What is said of a card, plainly at once, and with words that explain themselves as soon as what explains them is here. */
function Explained({ game, children }: { game: string; children: ReactNode }) {
  const [Explaining, setExplaining] = useState<Explaining | null>(null);
  useEffect(() => {
    import("../library/Explaining").then(
      (found) => setExplaining(() => found.Explaining),
      () => undefined,
    );
  }, []);
  return Explaining ? <Explaining game={game}>{children}</Explaining> : children;
}

/** The page of a card; one of a box of one's own is read from its table. */
const addressOf = ({ game, id, box }: Facts) =>
  `/cards/${game}/${encodeURIComponent(id)}${box ? `?table=${encodeURIComponent(box)}` : ""}`;

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
  const now = scene.view.cards[card]?.shows;
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
    <Dialog title={useTitle(printed)} close={close} className="inspector">
      <div className="inspector-in">
        <Explained game={scene.view.game}>
          <Face card={printed} />
        </Explained>
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
              {refusal && (
                <p>
                  <RuledText game={scene.view.game} text={refusal} />
                </p>
              )}
              {reasons?.length === 0 && <p>{say("why-nothing")}</p>}
              <ul>
                {reasons?.map((reason, n) => (
                  <li key={n}>
                    <RuleLink game={scene.view.game} rule={reason.rule} /> {reason.text}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <DieOdds card={printed} shows={now === undefined ? undefined : String(now)} />
          <Explained game={scene.view.game}>
            <Keywords card={printed} />
          </Explained>
          {printed.game && (
            // In a window of its own: nobody leaves a game to read.
            <a href={addressOf(printed)} target="_blank" rel="noopener noreferrer">
              {say("card-page")}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}
