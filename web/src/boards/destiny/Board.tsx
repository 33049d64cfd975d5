import "./board.css";
import { useState } from "react";
import { DieMark } from "../../cards/destiny";
import { Back, type Facts } from "../../cards/face";
import { Dialog } from "../../look/Dialog";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";
import { IdleDie, PoolDie, type Rolls, useRolls } from "./Die";
import { apartOf, asView, promise, type Side, sideOf } from "./layout";
import { Ground, HandCard, Tile } from "./Tile";

/** The table of Destiny: two teams, the two pools of dice between them, the viewer's side below. */
export function Board({ view: given, bottom, plates, fresh }: BoardProps) {
  const view = asView(given);
  const mine = sideOf(view, bottom);
  const theirs = sideOf(view, 1 - bottom);
  const rolls = useRolls(fresh);
  return (
    <div className="de">
      <div className="de-rail">
        <Piles side={theirs} />
        <Battlefield sides={[theirs, mine]} />
        <Piles side={mine} />
      </div>
      <div className="de-board">
        <div className="de-back" data-zone={`hand-${theirs.seat}`}>
          {plates[theirs.seat]}
          <Standing side={theirs} />
          <HiddenHand side={theirs} />
        </div>
        <Team side={theirs} />
        <div className="de-lane">
          <div className="de-pools">
            <Pool side={theirs} rolls={rolls} />
            <Pool side={mine} rolls={rolls} />
          </div>
          <Apart />
        </div>
        <Team side={mine} />
        <div className="de-front">
          <div className="de-plate">
            {plates[mine.seat]}
            <Standing side={mine} />
          </div>
          <Hand side={mine} />
        </div>
      </div>
    </div>
  );
}

/** A side is called by the first character of its team. */
function useWho(side: Side): string {
  return printedOf(useScene(), side.leader).title;
}

/** What a player has beside cards and dice: resources, the claim, additional actions. */
function Standing({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  return (
    <span className="de-standing">
      <span
        className="de-chip de-chip-resources"
        role="img"
        aria-label={say("de-has-resources", { who, count: side.resources })}
      >
        <Sign name="resource" />
        {side.resources}
      </span>
      {side.claimed && (
        <span className="de-chip de-chip-claimed" role="img" aria-label={say("de-claimed", { who })}>
          <Sign name="flag" />
          {say("de-claimed-short")}
        </span>
      )}
      {side.additional > 0 && (
        <span className="de-chip" role="img" aria-label={say("de-additional", { count: side.additional })}>
          <Sign name="play" />+{side.additional}
        </span>
      )}
    </span>
  );
}

function Team({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  const supports = [...side.supports, ...side.plot];
  return (
    <div className="de-team">
      <ul className="de-characters" aria-label={say("de-characters", { who })}>
        {side.characters.map((slot) => (
          <li key={slot.card}>
            <Tile slot={slot} />
          </li>
        ))}
      </ul>
      {supports.length > 0 && (
        <ul className="de-supports" aria-label={say("de-supports", { who })}>
          {supports.map((slot) => (
            <li key={slot.card}>
              <Tile slot={slot} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The dice a player has rolled, and what they add up to. */
function Pool({ side, rolls }: { side: Side; rolls: Rolls }) {
  const say = useSay();
  const { view } = useScene();
  const who = useWho(side);
  return (
    <section className="de-pool" aria-label={say("de-pool", { who, count: side.pool.length })}>
      {side.pool.length > 0 ? (
        <ul className="de-pool-dice">
          {side.pool.map((die, n) => (
            <li key={die}>
              <PoolDie die={die} rolls={rolls.get(die) ?? 0} place={n} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="de-pool-empty">{say("de-pool-empty", { who })}</p>
      )}
      {side.pool.length > 1 && (
        <span className="de-promise">
          {promise(view, side.pool).map(([symbol, sum]) => (
            <span
              key={symbol}
              role="img"
              aria-label={say("de-promise", { sum, symbol: say(`de-symbol-${symbol}`) })}
            >
              <b>{sum}</b>
              <DieMark symbol={symbol} />
            </span>
          ))}
        </span>
      )}
    </section>
  );
}

/** The battlefield in use and who holds it; before there is one, both that were brought. */
function Battlefield({ sides }: { sides: Side[] }) {
  const say = useSay();
  const scene = useScene();
  const view = asView(scene.view);
  const holder = sides.find((side) => side.battlefield.includes(view.battlefield));
  const held = holder ? printedOf(scene, holder.leader).title : "";
  return (
    <section className="de-middle" aria-label={say("de-battlefield")}>
      <span className="de-round">{say("de-round", { round: view.round })}</span>
      {sides.flatMap((side) =>
        side.battlefield.map((card) => (
          <Ground key={card} card={card} inUse={!view.battlefield || card === view.battlefield} />
        )),
      )}
      {holder && (
        <span className="de-holder">
          {view.claimed === null ? say("de-held", { who: held }) : say("de-claimed", { who: held })}
        </span>
      )}
    </section>
  );
}

/** Cards and dice that lie apart for a moment. */
function Apart() {
  const say = useSay();
  const scene = useScene();
  const apart = apartOf(asView(scene.view), new Set(scene.offers.at.keys()));
  if (!apart.length) return null;
  const isDie = (card: number) => scene.view.cards[card]?.of !== undefined;
  return (
    <div className="de-apart">
      {apart.map(({ zone, cards }) => (
        <section key={zone} data-what={zone} aria-label={say(`de-zone-${zone.replaceAll("_", "-")}`)}>
          <h3>{say(`de-zone-${zone.replaceAll("_", "-")}`)}</h3>
          <div className="de-apart-cards">
            {cards.map((card, n) =>
              card === null ? (
                <Back key={`x${n}`} />
              ) : isDie(card) ? (
                <IdleDie key={card} die={card} />
              ) : (
                <HandCard key={card} card={card} />
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

function Hand({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  return (
    <ul
      className="de-hand"
      data-zone={`hand-${side.seat}`}
      aria-label={say("de-hand", { who, count: side.hand.length })}
    >
      {side.hand.map((card, n) => (
        <li key={card ?? `x${n}`}>{card === null ? <Back /> : <HandCard card={card} />}</li>
      ))}
    </ul>
  );
}

function HiddenHand({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  const known = side.hand.filter((card) => card !== null);
  return (
    <div className="de-hidden" role="group" aria-label={say("de-hand", { who, count: side.hand.length })}>
      {Array.from({ length: side.hand.length - known.length }, (_, n) => (
        <Back key={n} />
      ))}
      {known.map((card) => (
        <HandCard key={card} card={card} />
      ))}
      <b>{side.hand.length}</b>
    </div>
  );
}

function Piles({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  return (
    <div className="piles">
      <div className="pile" data-zone={`deck-${side.seat}`}>
        <Back count={side.deck} label={say("de-pile-deck", { who, count: side.deck })} />
        <span aria-hidden="true">{say("de-pile-deck-short")}</span>
      </div>
      <Discard side={side} />
    </div>
  );
}

/** A discard pile, which everybody may look through. */
function Discard({ side }: { side: Side }) {
  const say = useSay();
  const scene = useScene();
  const who = useWho(side);
  const [open, setOpen] = useState(false);
  const cards = side.discard;
  const top = cards.at(-1);
  const printed = top === undefined ? null : (printedOf(scene, top) as Facts);
  const label = say("de-pile-discard", { who, count: cards.length });
  return (
    <div className="pile" data-zone={`discard-${side.seat}`}>
      <button
        type="button"
        className="pile-button"
        disabled={!cards.length}
        onClick={() => setOpen(true)}
        aria-label={label}
      >
        {printed ? (
          <span className="pile-top" data-card={top} data-aff={printed.colour ?? "Neutral"} data-side="none">
            {printed.title}
          </span>
        ) : (
          <span className="pile-empty" />
        )}
        <b className="back-count">{cards.length}</b>
      </button>
      <span aria-hidden="true">{say("de-pile-discard-short")}</span>
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
