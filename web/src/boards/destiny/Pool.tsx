import type { CSSProperties } from "react";
import { DieMark } from "../../cards/destiny";
import { useTextScale } from "../../look/letters";
import { useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { PoolDie, type Rolls } from "./Die";
import { diceLayout, isLarge } from "./formation";
import { promise, type Side } from "./layout";
import { useWho } from "./Standing";

/** Room for what the dice add up to, beside them. */
const SUMS = 136;
/** Where the pool is narrower than this, the sums are left out: the dice themselves can be counted. */
const ROOMY = 520;

/** How much of a pool's width is for dice. */
export const forDice = (width: number) => (width >= ROOMY ? width - SUMS : width);

/** The dice a player has rolled, as large as there is room, and what they add up to. */
export function Pool({
  side,
  rolls,
  width,
  height,
}: {
  side: Side;
  rolls: Rolls;
  width: number;
  height: number;
}) {
  const say = useSay();
  const who = useWho(side);
  const sums = width >= ROOMY && side.pool.length > 1;
  const { die, cell, columns, names } = diceLayout(side.pool.length, forDice(width), height, useTextScale());
  const style = {
    height,
    "--die": `${die}px`,
    "--cell": `${cell}px`,
    "--columns": columns,
    "--names": names,
  };
  return (
    <section
      className="de-pool"
      aria-label={say("de-pool", { who, count: side.pool.length })}
      data-nameless={!names || undefined}
      data-large={isLarge(die) || undefined}
      style={style as CSSProperties}
    >
      {side.pool.length > 0 ? (
        <ul className="de-pool-dice">
          {side.pool.map((one, n) => (
            <li key={one}>
              <PoolDie die={one} rolls={rolls.get(one) ?? 0} place={n} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="de-pool-empty">{say("de-pool-empty", { who })}</p>
      )}
      {sums && <Sums dice={side.pool} />}
    </section>
  );
}

function Sums({ dice }: { dice: number[] }) {
  const say = useSay();
  const { view } = useScene();
  return (
    <span className="de-promise">
      {promise(view, dice).map(([symbol, sum]) => {
        const words = say("de-promise", { sum, symbol: say(`de-symbol-${symbol}`) });
        return (
          <span key={symbol} role="img" data-symbol={symbol} aria-label={words} title={words}>
            <b>{sum}</b>
            <DieMark symbol={symbol} />
          </span>
        );
      })}
    </span>
  );
}
