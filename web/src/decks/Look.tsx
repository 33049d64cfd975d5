import { Face, type Facts, Keywords } from "../cards/face";
import type { CardIndex } from "../library/index";
import { Dialog } from "../look/Dialog";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import type { Bench } from "./api";
import { Handle } from "./Stepper";
import type { Step } from "./useBench";

/** One card in full, with what can be done with it. */
export function Look({
  index,
  card,
  bench,
  step,
  close,
}: {
  index: CardIndex;
  card: string;
  bench: Bench;
  step?: Step;
  close: () => void;
}) {
  const say = useSay();
  const printed = index.byId.get(card)?.card as Facts | undefined;
  if (!printed) return null;
  const offers = bench.offers.filter((offer) => offer.cards.includes(card));
  return (
    <Dialog title={printed.title} close={close} className="look">
      <div className="look-in">
        <Face card={printed} />
        <div className="look-side">
          <Keywords card={printed} />
          {offers.map((offer) => (
            <div key={`${offer.kind} ${offer.id}`}>
              {offer.cards.length > 1 && <b>{offer.title}</b>}
              {step && <Handle game={index.game} offer={offer} step={step} />}
            </div>
          ))}
          <Link to={`/cards/${index.game}/${encodeURIComponent(card)}`} className="button button-quiet">
            {say("look-card-page")}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
