import { type ReactNode, useRef } from "react";
import { useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { Row } from "../shared/Cards";
import { Ranks } from "../shared/Ranks";
import { useSize } from "../shared/size";
import { asView, pilesOf, type Side } from "./layout";
import { Tile } from "./Tile";

/** Behind the units: the objectives of a side, its affiliation card before them. */
export function Objectives({ side, children }: { side: Side; children: ReactNode }) {
  const say = useSay();
  const { engaged } = asView(useScene().view);
  return (
    <div className="sw-row sw-back">
      <Row
        className="sw-objectives"
        label={say("zone-objectives", { side: side.side })}
        slots={[...side.affiliation, ...side.objectives]}
        draw={(slot) => <Tile slot={slot} engaged={slot.card === engaged} />}
      />
      {children}
    </div>
  );
}

/** What two units must have in common to lie on one pile: nothing of what is seen or can be done tells them apart. */
function useKey(): (card: number) => string {
  const { view, offers } = useScene();
  return (card) => {
    const verbs = offers.at.get(card)?.map((offer) => offer.option[0]);
    return JSON.stringify([view.cards[card], verbs]);
  };
}

/** In a throng a unit is drawn low: its title, beside its icons what lies on it, and what counts. */
const LOW = { narrowest: 48, lowest: 52, shape: 1.6 } as const;

/** The units of a side, in as much room as there is. Those who fight step forward where they stand. */
export function Units({ side, throng }: { side: Side; throng: boolean }) {
  const say = useSay();
  const keyOf = useKey();
  const row = useRef<HTMLDivElement>(null);
  const room = useSize(row);
  return (
    <div className="sw-row sw-front" ref={row}>
      <Ranks
        className="sw-ranks"
        label={say("zone-units", { side: side.side })}
        slots={side.units}
        piles={pilesOf(side.units, keyOf)}
        room={throng ? { ...room, ...LOW } : room}
        draw={(slot) => <Tile slot={slot} />}
      />
    </div>
  );
}
