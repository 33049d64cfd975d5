import "./board.css";
import { Mark } from "../../cards/conquest";
import { Piece } from "../../cards/Piece";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";
import { CardLabels, Row } from "../shared/Cards";
import { Duel, type Shown } from "../shared/Duel";
import { DuelPiles, OpenPile } from "../shared/Piles";
import { apartOf, asView, ICONS, placesOf, type Side, sideOf, tally } from "./layout";
import { PlanetPlace } from "./Planet";
import { cardWords, Tile } from "./Tile";

/** The table of Conquest: the row of planets between the two HQs. */
export function Board({ view: given, bottom, plates }: BoardProps) {
  const say = useSay();
  const scene = useScene();
  const view = asView(given);
  const mine = sideOf(view, bottom);
  const theirs = sideOf(view, 1 - bottom);
  const places = placesOf(view);
  const shown = (side: Side): Shown => ({
    side,
    who: printedOf(scene, side.warlord).title,
    plate: plates[side.seat],
    standing: <Standing side={side} />,
    piles: <Piles side={side} />,
  });
  return (
    <CardLabels words={cardWords}>
      <Duel
        name="cq"
        theirs={shown(theirs)}
        mine={shown(mine)}
        middle={<p className="cq-round">{say("cq-round", { round: view.round })}</p>}
        apart={apartOf(view, [theirs, mine], places, scene.offers.at.keys())}
      >
        <Headquarters side={theirs} />
        <ol className="cq-planets" aria-label={say("cq-planets")}>
          {places.map((place) => (
            <PlanetPlace key={place.position} place={place} bottom={bottom} />
          ))}
        </ol>
        <Headquarters side={mine} />
      </Duel>
    </CardLabels>
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
      <Row
        className="cq-units"
        label={say("cq-hq", { who })}
        slots={side.units}
        draw={(slot) => <Tile slot={slot} />}
      />
      {side.supports.length > 0 && (
        <Row
          className="cq-units cq-supports"
          label={say("cq-supports", { who })}
          slots={side.supports}
          draw={(slot) => <Tile slot={slot} />}
        />
      )}
    </div>
  );
}

function Piles({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  return (
    <div className="cq-piles">
      <DuelPiles side={side} who={who}>
        <OpenPile
          zone={`victory-${side.seat}`}
          label={say("cq-victory-of", { who, count: side.victory.length })}
          short={say("cq-victory-short")}
          cards={side.victory}
        />
      </DuelPiles>
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
