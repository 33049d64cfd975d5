import { useState } from "react";
import { Back } from "../../cards/face";
import { Dialog } from "../../look/Dialog";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";
import { Balance, Dial } from "./Dial";
import { apartOf, asView, type Side, sideOf } from "./layout";
import { HandCard, Tile } from "./Tile";

/** The table of Star Wars: The Card Game: the viewer's side below, the other above, engagements between them. */
export function Board({ view: given, bottom, plates }: BoardProps) {
  const view = asView(given);
  const mine = sideOf(view, bottom);
  const theirs = sideOf(view, 1 - bottom);
  const fighting = view.engaged > 0;
  return (
    <div className="sw" data-fighting={fighting || undefined}>
      <div className="sw-rail">
        <Piles side={theirs} />
        <div className="sw-middle">
          <Dial view={view} />
          <Balance view={view} />
        </div>
        <Piles side={mine} />
      </div>
      <div className="sw-board">
        <div className="sw-row sw-back" data-zone={`hand-${theirs.seat}`}>
          {plates[theirs.seat]}
          <HiddenHand side={theirs} />
          <Force side={theirs} />
        </div>
        <Line side={theirs} engaged={view.engaged} />
        <Lane mine={mine} theirs={theirs} fighting={fighting} />
        <Line side={mine} engaged={view.engaged} />
        <div className="sw-row sw-front">
          <div className="sw-plate">
            {plates[mine.seat]}
            <Force side={mine} />
          </div>
          <Hand side={mine} />
        </div>
      </div>
    </div>
  );
}

function Line({ side, engaged }: { side: Side; engaged: number }) {
  const say = useSay();
  return (
    <div className="sw-row sw-line">
      <ul className="sw-objectives" aria-label={say("zone-objectives", { side: side.side })}>
        {[...side.affiliation, ...side.objectives].map((slot) => (
          <li key={slot.card}>
            <Tile slot={slot} engaged={slot.card === engaged} />
          </li>
        ))}
      </ul>
      <ul className="sw-units" aria-label={say("zone-units", { side: side.side })}>
        {[...side.units, ...side.loose].map((slot) => (
          <li key={slot.card}>
            <Tile slot={slot} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lane({ mine, theirs, fighting }: { mine: Side; theirs: Side; fighting: boolean }) {
  const say = useSay();
  const scene = useScene();
  const view = asView(scene.view);
  const aside = apartOf(view, new Set(scene.offers.at.keys()));
  const edge = theirs.edgeStack.length + mine.edgeStack.length > 0;
  const target = view.engaged ? printedOf(scene, view.engaged).title : "";
  return (
    <section
      className="sw-row sw-lane"
      aria-label={say("zone-engagement")}
      data-empty={!fighting && !aside.length ? true : undefined}
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
      {aside.map(({ zone, cards }) => (
        <div key={zone} className="sw-aside">
          <span className="sw-edge-name">{say(`zone-${zone.replaceAll("_", "-")}`)}</span>
          <div className="sw-aside-cards">
            {cards.map((card, n) =>
              card === null ? <Back key={`x${n}`} /> : <HandCard key={card} card={card} />,
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

function FightLine({ side }: { side: Side }) {
  const say = useSay();
  return (
    <ul className="sw-fighters" aria-label={say("zone-fighters", { side: side.side })}>
      {side.engaged.map((slot) => (
        <li key={slot.card}>
          <Tile slot={slot} />
        </li>
      ))}
      {!side.engaged.length && <li className="sw-nobody">{say("nobody")}</li>}
    </ul>
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

function Hand({ side }: { side: Side }) {
  const say = useSay();
  return (
    <ul
      className="sw-hand"
      data-zone={`hand-${side.seat}`}
      aria-label={say("zone-hand", { count: side.hand.length })}
    >
      {side.hand.map((card, n) => (
        <li key={card ?? `x${n}`}>{card === null ? <Back side={side.side} /> : <HandCard card={card} />}</li>
      ))}
    </ul>
  );
}

function HiddenHand({ side }: { side: Side }) {
  const say = useSay();
  const known = side.hand.filter((card) => card !== null);
  const hidden = side.hand.length - known.length;
  return (
    <div className="sw-hidden" role="group" aria-label={say("zone-hand", { count: side.hand.length })}>
      {Array.from({ length: hidden }, (_, n) => (
        <Back key={n} side={side.side} />
      ))}
      {known.map((card) => (
        <HandCard key={card} card={card} />
      ))}
      <b>{side.hand.length}</b>
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
  return (
    <div className="piles" data-side={side.side}>
      <div className="pile" data-zone={`deck-${side.seat}`}>
        <Back side={side.side} count={side.deck} label={say("pile-deck", { count: side.deck })} />
        <span aria-hidden="true">{say("pile-deck-short")}</span>
      </div>
      <div className="pile" data-zone={`objective_deck-${side.seat}`}>
        <Back
          side={side.side}
          count={side.objectiveDeck}
          label={say("pile-objective-deck", { count: side.objectiveDeck })}
        />
        <span aria-hidden="true">{say("pile-objective-deck-short")}</span>
      </div>
      <OpenPile cards={side.discard} name="discard" side={side} />
      <OpenPile cards={side.victory} name="victory" side={side} />
    </div>
  );
}

/** A pile everybody may look through. */
function OpenPile({ cards, name, side }: { cards: number[]; name: "discard" | "victory"; side: Side }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const top = cards.at(-1);
  const label = say(`pile-${name}`, { side: side.side, count: cards.length });
  return (
    <div className="pile" data-zone={`${name}-${side.seat}`}>
      <button
        type="button"
        className="pile-button"
        disabled={!cards.length}
        onClick={() => setOpen(true)}
        aria-label={label}
      >
        {top === undefined ? <span className="pile-empty" /> : <PileTop card={top} />}
        <b className="back-count">{cards.length}</b>
      </button>
      <span aria-hidden="true">{say(`pile-${name}-short`)}</span>
      {open && (
        <Dialog title={label} close={() => setOpen(false)} className="pile-dialog">
          <div className="pile-cards">
            {cards.toReversed().map((card) => (
              <HandCard key={card} card={card} />
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

function PileTop({ card }: { card: number }) {
  const scene = useScene();
  const printed = printedOf(scene, card) as { title: string; affiliation?: string; side?: string };
  return (
    <span
      className="pile-top"
      data-card={card}
      data-aff={printed.affiliation ?? "Neutral"}
      data-side={printed.side ?? "none"}
    >
      {printed.title}
    </span>
  );
}
