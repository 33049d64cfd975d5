import "./board.css";
import "./fight.css";
import "./narrow.css";
import "./throng.css";
import type { Facts } from "../../cards/face";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";
import { CardLabels } from "../shared/Cards";
import { Duel, type Shown } from "../shared/Duel";
import { NARROW, useMedia } from "../shared/size";
import { EdgeStack, FightStrip } from "./Fight";
import { Goal } from "./Goal";
import { asView, fightOf, type Side, sideOf } from "./layout";
import { Force, Piles } from "./Standing";
import { cardWords } from "./Tile";
import { Objectives, Units } from "./Units";

/** More units than these, and objectives make room for them where there is little. */
const CROWD = 5;
/** More than these find no room on a phone as others are drawn. */
const THRONG = 7;

/** The table of Star Wars: The Card Game: the units of both sides face each other, behind them their objectives. */
export function Board({ view: given, bottom, plates }: BoardProps) {
  const say = useSay();
  const scene = useScene();
  const narrow = useMedia(NARROW);
  const view = asView(given);
  const mine = sideOf(view, bottom);
  const theirs = sideOf(view, 1 - bottom);
  const fight = fightOf(view, [theirs, mine], (card) => printedOf(scene, card) as Facts);
  const shown = (side: Side): Shown => ({
    side,
    who: say("side-name", { side: side.side }),
    plate: plates[side.seat],
    standing: <Force side={side} />,
    piles: <Piles side={side} />,
    back: side.side,
  });
  // An edge stack lies at the end of the row of objectives; where there is no room, beside the words of its side.
  const edge = (side: Side) => <EdgeStack side={side} piled={narrow} />;
  const most = Math.max(mine.units.length, theirs.units.length);
  const throng = narrow && most > THRONG;
  return (
    <CardLabels words={cardWords}>
      <Duel
        name={throng ? "sw sw-throng" : "sw"}
        theirs={shown(theirs)}
        mine={shown(mine)}
        middle={<Goal view={view} sides={[theirs, mine]} />}
      >
        <div className={most > CROWD ? "sw-field sw-crowd" : "sw-field"}>
          <Objectives side={theirs}>{!narrow && edge(theirs)}</Objectives>
          <Units side={theirs} throng={throng} />
          <FightStrip theirs={theirs} mine={mine} fight={fight} edge={narrow ? edge : () => null} />
          <Units side={mine} throng={throng} />
          <Objectives side={mine}>{!narrow && edge(mine)}</Objectives>
        </div>
      </Duel>
    </CardLabels>
  );
}
