import "./board.css";
import type { CSSProperties } from "react";
import { Back } from "../../cards/face";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";
import { CardLabels, HandCard, Row } from "../shared/Cards";
import { Duel, type Shown } from "../shared/Duel";
import { Deck, DuelPiles, OpenPile } from "../shared/Piles";
import { Balance, Dial } from "./Dial";
import { apartOf, asView, ranksOf, type Side, sideOf } from "./layout";
import { cardWords, Tile } from "./Tile";

/** The table of Star Wars: The Card Game: objectives and units of both sides, engagements between them. */
export function Board({ view: given, bottom, plates }: BoardProps) {
  const say = useSay();
  const scene = useScene();
  const view = asView(given);
  const mine = sideOf(view, bottom);
  const theirs = sideOf(view, 1 - bottom);
  const fighting = view.engaged > 0;
  const shown = (side: Side): Shown => ({
    side,
    who: say("side-name", { side: side.side }),
    plate: plates[side.seat],
    standing: <Force side={side} />,
    piles: <Piles side={side} />,
    back: side.side,
  });
  return (
    <CardLabels words={cardWords}>
      <Duel
        name="sw"
        data-fighting={fighting || undefined}
        theirs={shown(theirs)}
        mine={shown(mine)}
        middle={
          <div className="sw-middle">
            <Dial view={view} />
            <Balance view={view} />
          </div>
        }
        apart={apartOf(view, [theirs, mine], scene.offers.at.keys())}
      >
        <Line side={theirs} engaged={view.engaged} />
        <Lane mine={mine} theirs={theirs} fighting={fighting} />
        <Line side={mine} engaged={view.engaged} />
      </Duel>
    </CardLabels>
  );
}

function Line({ side, engaged }: { side: Side; engaged: number }) {
  const say = useSay();
  const units = [...side.units, ...side.loose];
  const { ranks, columns } = ranksOf(units.length);
  return (
    <div className="sw-row sw-line">
      <Row
        className="sw-objectives"
        label={say("zone-objectives", { side: side.side })}
        slots={[...side.affiliation, ...side.objectives]}
        draw={(slot) => <Tile slot={slot} engaged={slot.card === engaged} />}
      />
      <Row
        className="sw-units"
        label={say("zone-units", { side: side.side })}
        slots={units}
        draw={(slot) => <Tile slot={slot} />}
        style={{ "--ranks": ranks, "--columns": columns } as CSSProperties}
      />
    </div>
  );
}

function Lane({ mine, theirs, fighting }: { mine: Side; theirs: Side; fighting: boolean }) {
  const say = useSay();
  const scene = useScene();
  const view = asView(scene.view);
  const edge = theirs.edgeStack.length + mine.edgeStack.length > 0;
  const target = view.engaged ? printedOf(scene, view.engaged).title : "";
  return (
    <section
      className="sw-row sw-lane"
      aria-label={say("zone-engagement")}
      data-empty={!fighting || undefined}
    >
      {fighting && (
        <div className="sw-fight">
          <FightLine side={theirs} />
          <div className="sw-against">
            <span className="sw-against-line" />
            <span className="sw-against-text">
              {say("engaging", {
                target,
                edge: view.edge === null ? "none" : view.edge === mine.seat ? "mine" : "theirs",
              })}
            </span>
            <span className="sw-against-line" />
          </div>
          <FightLine side={mine} />
        </div>
      )}
      {edge && (
        <div className="sw-edge">
          <EdgeStack side={theirs} />
          <span className="sw-edge-name">{say("edge-battle")}</span>
          <EdgeStack side={mine} />
        </div>
      )}
    </section>
  );
}

function FightLine({ side }: { side: Side }) {
  const say = useSay();
  return (
    <Row
      className="sw-fighters"
      label={say("zone-fighters", { side: side.side })}
      slots={side.engaged}
      draw={(slot) => <Tile slot={slot} />}
    >
      {!side.engaged.length && <li className="sw-nobody">{say("nobody")}</li>}
    </Row>
  );
}

/** An edge stack: backs while it is placed, faces when both are turned up. */
function EdgeStack({ side }: { side: Side }) {
  const say = useSay();
  return (
    <div
      className="sw-edge-stack"
      role="group"
      aria-label={say("zone-edge-stack", { side: side.side, count: side.edgeStack.length })}
    >
      {side.edgeStack.map((card, n) =>
        card === null ? (
          <span key={`x${n}`} className="edge-back" style={{ animationDelay: `${n * 40}ms` }}>
            <Back side={side.side} />
          </span>
        ) : (
          <HandCard key={card} card={card} />
        ),
      )}
    </div>
  );
}

/** The Force cards a side still has: a full ring for each. */
function Force({ side }: { side: Side }) {
  const say = useSay();
  return (
    <span
      className="force-cards"
      data-side={side.side}
      role="img"
      aria-label={say("force-cards", { count: side.forceCards })}
    >
      {[0, 1, 2].map((n) => (
        <Sign key={n} name="force" className={n < side.forceCards ? "" : "spent"} />
      ))}
    </span>
  );
}

function Piles({ side }: { side: Side }) {
  const say = useSay();
  const { seat, objectiveDeck, victory } = side;
  const who = say("side-name", { side: side.side });
  return (
    <DuelPiles
      side={side}
      who={who}
      back={side.side}
      decks={
        <Deck
          zone={`objective_deck-${seat}`}
          label={say("objective-deck-of", { who, count: objectiveDeck })}
          short={say("objective-deck-short")}
          count={objectiveDeck}
          back={side.side}
        />
      }
    >
      <OpenPile
        zone={`victory-${seat}`}
        label={say("victory-of", { who, count: victory.length })}
        short={say("victory-short")}
        cards={victory}
      />
    </DuelPiles>
  );
}
