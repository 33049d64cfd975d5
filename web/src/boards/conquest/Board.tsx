import "./board.css";
import { useState } from "react";
import { Mark } from "../../cards/conquest";
import { Back, type Facts } from "../../cards/face";
import { Piece } from "../../cards/Piece";
import { Dialog } from "../../look/Dialog";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";
import { apartOf, asView, ICONS, placesOf, type Side, sideOf, tally } from "./layout";
import { PlanetPlace } from "./Planet";
import { HandCard, Tile } from "./Tile";

/** The table of Conquest: the row of planets between the two HQs, the viewer's side below. */
export function Board({ view: given, bottom, plates }: BoardProps) {
  const say = useSay();
  const view = asView(given);
  const mine = sideOf(view, bottom);
  const theirs = sideOf(view, 1 - bottom);
  return (
    <div className="cq" data-battle={view.battle > 0 || undefined}>
      <div className="cq-rail">
        <Piles side={theirs} />
        <p className="cq-round">{say("cq-round", { round: view.round })}</p>
        <Piles side={mine} />
      </div>
      <div className="cq-board">
        <div className="cq-back" data-zone={`hand-${theirs.seat}`}>
          {plates[theirs.seat]}
          <Standing side={theirs} />
          <HiddenHand side={theirs} />
        </div>
        <Headquarters side={theirs} />
        <ol className="cq-planets" aria-label={say("cq-planets")}>
          {placesOf(view).map((place) => (
            <PlanetPlace key={place.position} place={place} bottom={bottom} />
          ))}
        </ol>
        <Headquarters side={mine} />
        <div className="cq-front">
          <div className="cq-plate">
            {plates[mine.seat]}
            <Standing side={mine} />
          </div>
          <div className="cq-cards">
            <Apart />
            <Hand side={mine} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** A seat is called by its warlord. */
function useWho(side: Side): string {
  return printedOf(useScene(), side.warlord).title;
}

/** What a player has beside cards: initiative, resources, the dial, and how the warlord is. */
function Standing({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  const { dial } = side;
  const number = "number" in dial ? dial.number : 0;
  return (
    <span className="cq-standing">
      {side.initiative && (
        <span className="cq-chip cq-chip-initiative" role="img" aria-label={say("cq-initiative", { who })}>
          <Mark name="initiative" />
        </span>
      )}
      <span
        className="cq-chip cq-chip-resources"
        role="img"
        aria-label={say("cq-has-resources", { count: side.resources })}
      >
        <Sign name="resource" />
        {side.resources}
      </span>
      <span
        className="cq-dial"
        data-state={dial.state}
        role="img"
        aria-label={say("cq-dial", { who, state: dial.state, number })}
      >
        {number || (dial.state === "secret" ? "?" : "–")}
      </span>
      <span
        className="cq-chip cq-chip-warlord"
        data-bloodied={side.bloodied || undefined}
        role="img"
        aria-label={say("cq-warlord", { who, state: side.bloodied ? "bloodied" : "hale" })}
      >
        <Sign name="capacity" />
        {say(side.bloodied ? "cq-bloodied" : "cq-hale")}
      </span>
    </span>
  );
}

/** An HQ: the piece that stands for it, the units in it, and the supports. */
function Headquarters({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  return (
    <div className="cq-hq" data-empty={!(side.units.length + side.supports.length) || undefined}>
      {side.headquarters > 0 && (
        <Piece card={side.headquarters} label={say("cq-headquarters", { who })} className="cq-hq-piece">
          <span className="cq-hq-in">{say("cq-hq-short")}</span>
        </Piece>
      )}
      <ul className="cq-units" aria-label={say("cq-hq", { who })}>
        {side.units.map((slot) => (
          <li key={slot.card}>
            <Tile slot={slot} />
          </li>
        ))}
      </ul>
      {side.supports.length > 0 && (
        <ul className="cq-units cq-supports" aria-label={say("cq-supports", { who })}>
          {side.supports.map((slot) => (
            <li key={slot.card}>
              <Tile slot={slot} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Cards that lie apart for a moment. */
function Apart() {
  const say = useSay();
  const scene = useScene();
  const apart = apartOf(asView(scene.view), new Set(scene.offers.at.keys()));
  if (!apart.length) return null;
  return (
    <div className="cq-apart">
      {apart.map(({ zone, cards }) => (
        <section key={zone} aria-label={say(`cq-zone-${zone.replaceAll("_", "-")}`)}>
          <h3>{say(`cq-zone-${zone.replaceAll("_", "-")}`)}</h3>
          <div className="cq-apart-cards">
            {cards.map((card, n) =>
              card === null ? <Back key={`x${n}`} /> : <HandCard key={card} card={card} />,
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

function Hand({ side }: { side: Side }) {
  const say = useSay();
  const scene = useScene();
  const who = useWho(side);
  // On a narrow screen a hand is scrolled. Where no card in it can be reached by Tab, the hand itself can.
  const reached = side.hand.some((card) => card !== null && scene.offers.at.has(card));
  return (
    <ul
      tabIndex={reached || !side.hand.length ? undefined : 0}
      className="cq-hand"
      data-zone={`hand-${side.seat}`}
      aria-label={say("cq-hand", { who, count: side.hand.length })}
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
    <div className="cq-hidden" role="group" aria-label={say("cq-hand", { who, count: side.hand.length })}>
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
    <div className="cq-piles">
      <div className="piles">
        <div className="pile" data-zone={`deck-${side.seat}`}>
          <Back count={side.deck} label={say("cq-pile-deck", { who, count: side.deck })} />
          <span aria-hidden="true">{say("cq-pile-deck-short")}</span>
        </div>
        <OpenPile cards={side.discard} name="discard" side={side} />
        <OpenPile cards={side.victory} name="victory" side={side} />
      </div>
      <Tally side={side} />
    </div>
  );
}

/** How near a side is to three icons of a kind. */
function Tally({ side }: { side: Side }) {
  const say = useSay();
  const scene = useScene();
  const who = useWho(side);
  const counts = tally(
    side.victory.map((card) => (printedOf(scene, card).icons as string[] | undefined) ?? []),
  );
  return (
    <span className="cq-tally" role="img" aria-label={say("cq-tally", { who, ...counts })}>
      {ICONS.map((icon) => (
        <span key={icon} data-icon={icon} data-none={counts[icon] === 0 || undefined}>
          <Mark name={icon} />
          {counts[icon]}
        </span>
      ))}
    </span>
  );
}

/** A pile everybody may look through. */
function OpenPile({ cards, name, side }: { cards: number[]; name: "discard" | "victory"; side: Side }) {
  const say = useSay();
  const scene = useScene();
  const who = useWho(side);
  const [open, setOpen] = useState(false);
  const top = cards.at(-1);
  const label = say(`cq-pile-${name}`, { who, count: cards.length });
  const printed = top === undefined ? null : (printedOf(scene, top) as Facts);
  return (
    <div className="pile" data-zone={`${name}-${side.seat}`}>
      <button
        type="button"
        className="pile-button"
        disabled={!cards.length}
        onClick={() => setOpen(true)}
        aria-label={label}
      >
        {printed ? (
          <span
            className="pile-top"
            data-card={top}
            data-aff={printed.type === "planet" ? "Planet" : (printed.faction ?? "Neutral")}
            data-side="none"
          >
            {printed.title}
          </span>
        ) : (
          <span className="pile-empty" />
        )}
        <b className="back-count">{cards.length}</b>
      </button>
      <span aria-hidden="true">{say(`cq-pile-${name}-short`)}</span>
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
