import { useEffect, useRef, useState } from "react";
import type { LogLine } from "../../net/protocol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { type CloneWarsView, lastRoll, type Rolled } from "./layout";
import { Mark } from "./Signs";

const SHOWN = 4000; // milliseconds a roll lies there after its action

interface Lying extends Rolled {
  /** Counts the rolls, so that each one rolls. */
  roll: number;
}

/** The roll that lies on the table: of the attack or attempt in progress, or of one that is just over. */
function useRoll(view: CloneWarsView, fresh: readonly LogLine[]): Lying | null {
  const [lying, setLying] = useState<Lying | null>(null);
  const count = useRef(-1);
  const running = view.roll !== null;
  const successes = view.roll?.successes ?? 0;
  const damage = view.roll?.damage ?? 0;
  useEffect(() => {
    count.current++;
    // What comes first is the whole log: whatever was rolled in it is over.
    const rolled = count.current ? lastRoll(fresh) : null;
    if (!rolled) return;
    setLying({ ...rolled, roll: count.current });
  }, [fresh]);
  useEffect(() => {
    // Whoever comes in the middle of an action sees what it has so far.
    if (running) setLying((now) => now ?? { successes, damage, seat: -1, roll: 0 });
  }, [running, successes, damage]);
  useEffect(() => {
    if (running || !lying) return;
    const timer = setTimeout(() => setLying(null), SHOWN);
    return () => clearTimeout(timer);
  }, [running, lying]);
  return lying;
}

/** The die as it fell, and what the action has and needs. */
export function Dice({ view, fresh }: { view: CloneWarsView; fresh: readonly LogLine[] }) {
  const say = useSay();
  const scene = useScene();
  const lying = useRoll(view, fresh);
  const { roll, damage } = view;
  const added = roll && lying ? Math.max(0, roll.successes - lying.successes) : 0;
  const total = roll?.successes ?? lying?.successes ?? 0;
  return (
    <div className="cw-dice" aria-live="polite">
      {lying && (
        <div className="cw-roll">
          <Die key={lying.roll} rolled={lying} />
          <div className="cw-roll-words">
            <b>
              {roll?.mission
                ? printedOf(scene, roll.mission).title
                : roll
                  ? say("cw-attack")
                  : say("cw-rolled")}
            </b>
            <span>
              {roll?.mission
                ? say("cw-roll-needs", { total, needs: roll.needs })
                : say("cw-roll-total", { total })}
              {added > 0 && ` · ${say("cw-roll-added", { added })}`}
            </span>
          </div>
        </div>
      )}
      {damage && (
        <p className="cw-blow">
          <Mark name="damage" />
          {say("cw-blow", { name: printedOf(scene, damage.jedi).title, amount: damage.amount })}
        </p>
      )}
    </div>
  );
}

function Die({ rolled }: { rolled: Rolled }) {
  const say = useSay();
  return (
    <div
      className="cw-die"
      role="img"
      aria-label={say("cw-die", { successes: rolled.successes, damage: rolled.damage })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path
          className="cw-die-rim"
          d="M50 2 78.200 11.200 95.700 35.200V64.800L78.200 88.800 50 98 21.800 88.800 4.300 64.800V35.200L21.800 11.200z"
        />
        <path
          className="cw-die-edges"
          d="M50 2v20M95.700 35.200 77 41.500M78.200 88.800 66.600 73M21.800 88.800 33.400 73M4.300 35.200 23 41.500"
        />
        <path className="cw-die-face" d="M50 22 77 41.500 66.600 73H33.400L23 41.500z" />
      </svg>
      <span className="cw-die-marks" data-many={rolled.successes + rolled.damage > 2 || undefined}>
        {Array.from({ length: rolled.successes }, (_, n) => (
          <Mark key={`s${n}`} name="success" />
        ))}
        {Array.from({ length: rolled.damage }, (_, n) => (
          <Mark key={`d${n}`} name="damage" />
        ))}
        {rolled.successes + rolled.damage === 0 && "–"}
      </span>
    </div>
  );
}
