import "./board.css";
import { DieMark } from "../../cards/destiny";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";
import { CardLabels, HandCard, Row } from "../shared/Cards";
import { Duel, type Shown } from "../shared/Duel";
import { DuelPiles } from "../shared/Piles";
import { IdleDie, PoolDie, type Rolls, useRolls } from "./Die";
import { apartOf, asView, promise, type Side, sideOf } from "./layout";
import { cardWords, Ground, Tile } from "./Tile";

/** The table of Destiny: two teams, and the two pools of dice between them. */
export function Board({ view: given, bottom, plates, fresh }: BoardProps) {
  const scene = useScene();
  const view = asView(given);
  const mine = sideOf(view, bottom);
  const theirs = sideOf(view, 1 - bottom);
  const rolls = useRolls(fresh);
  const isDie = (card: number) => view.cards[card]?.of !== undefined;
  const shown = (side: Side): Shown => {
    const who = printedOf(scene, side.leader).title;
    return {
      side,
      who,
      plate: plates[side.seat],
      standing: <Standing side={side} />,
      piles: <DuelPiles side={side} who={who} />,
    };
  };
  return (
    <CardLabels words={cardWords}>
      <Duel
        name="de"
        theirs={shown(theirs)}
        mine={shown(mine)}
        middle={<Battlefield sides={[theirs, mine]} />}
        apart={apartOf(view, [theirs, mine], scene.offers.at.keys())}
        drawApart={(card) =>
          isDie(card) ? <IdleDie key={card} die={card} /> : <HandCard key={card} card={card} />
        }
      >
        <Team side={theirs} />
        <div className="de-pools">
          <Pool side={theirs} rolls={rolls} />
          <Pool side={mine} rolls={rolls} />
        </div>
        <Team side={mine} />
      </Duel>
    </CardLabels>
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
      <Row
        className="de-characters"
        label={say("de-characters", { who })}
        slots={side.characters}
        draw={(slot) => <Tile slot={slot} />}
      />
      {supports.length > 0 && (
        <Row
          className="de-supports"
          label={say("de-supports", { who })}
          slots={supports}
          draw={(slot) => <Tile slot={slot} />}
        />
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
