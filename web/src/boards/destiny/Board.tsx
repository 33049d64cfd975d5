import "./board.css";
import "./dice.css";
import "./narrow.css";
import { type CSSProperties, useRef } from "react";
import { useTextScale } from "../../look/letters";
import { printedOf, useScene } from "../../table/scene";
import type { BoardProps } from "../board";
import { CardLabels } from "../shared/Cards";
import { Duel, type Shown } from "../shared/Duel";
import { useMedia, useSize } from "../shared/size";
import { type Rolls, useRolls } from "./Die";
import { besideOf, heightsOf, type Need, teamsBeside } from "./formation";
import { asView, type Side, sideOf } from "./layout";
import { needsBelow } from "./lineup";
import { forDice, Pool } from "./Pool";
import { Goal, Piles, Standing } from "./Standing";
import { countsOf, Team } from "./Team";
import { cardWords } from "./Tile";

/** Where teams and pools cannot lie below each other: a pool is beside its team. The same as in the style sheets. */
const SHORT = "(min-width: 641px) and (max-height: 620px)";

/** The table of Destiny: two teams, and the two pools of dice between them. */
export function Board({ view: given, bottom, plates, fresh }: BoardProps) {
  const scene = useScene();
  const view = asView(given);
  const mine = sideOf(view, bottom);
  const theirs = sideOf(view, 1 - bottom);
  const rolls = useRolls(fresh);
  const shown = (side: Side): Shown => {
    const who = printedOf(scene, side.leader).title;
    return {
      side,
      who,
      plate: plates[side.seat],
      standing: <Standing side={side} />,
      piles: <Piles side={side} who={who} />,
    };
  };
  return (
    <CardLabels words={cardWords}>
      <Duel name="de" theirs={shown(theirs)} mine={shown(mine)} middle={<Goal mine={mine} theirs={theirs} />}>
        <Field theirs={theirs} mine={mine} rolls={rolls} />
      </Duel>
    </CardLabels>
  );
}

function needOf(side: Side, width: number): Need {
  const below = needsBelow(countsOf(side), width);
  const upgrades = Math.max(0, ...side.characters.map((slot) => slot.upgrades.length));
  return { dice: side.pool.length, upgrades: below.upgrades ? upgrades : 0, lines: below.lines };
}

/** Paddings and gaps of the field, as in the style sheets. */
const PADDING = 10;
const GAPS = 18;
const BETWEEN = 8;

/** Both teams with the pools between them; on a low screen each pool beside its team. */
function Field({ theirs, mine, rolls }: { theirs: Side; mine: Side; rolls: Rolls }) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const short = useMedia(SHORT);
  const letters = useTextScale();
  const sides = [theirs, mine] as const;
  const all = Math.max(0, Math.floor(height - 6));
  const beside = besideOf(
    [theirs.pool.length, mine.pool.length],
    Math.max(theirs.characters.length, mine.characters.length),
    width - BETWEEN,
    all,
  );
  const forTeams = short ? width - beside.width - BETWEEN : width;
  const across = (short ? beside.width : width) - PADDING;
  const needs = [needOf(theirs, forTeams), needOf(mine, forTeams)] as const;
  const heights = short
    ? { teams: teamsBeside([needs[0].lines, needs[1].lines], all), pools: beside.pools }
    : heightsOf(needs, forDice(across), height - GAPS, letters);
  const team = (side: Side, n: number) => <Team side={side} width={forTeams} height={heights.teams[n]!} />;
  return (
    <div className="de-field" ref={box} style={{ "--beside": `${beside.width}px` } as CSSProperties}>
      {team(theirs, 0)}
      <div className="de-pools">
        {sides.map((side, n) => (
          <Pool key={side.seat} side={side} rolls={rolls} width={across} height={heights.pools[n]!} />
        ))}
      </div>
      {team(mine, 1)}
    </div>
  );
}
