import "./board.css";
import { useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";
import { CardLabels, HandCard } from "../shared/Cards";
import { Dice } from "./Dice";
import { Galaxy } from "./Galaxy";
import { asView, laidOut, squadsOf } from "./layout";
import { cardWords, Squad } from "./Squads";
import { Tracks } from "./Tracks";
import { Missions, War } from "./War";

const NOTHING: never[] = [];

/** The table of The Clone Wars: the galaxy in the middle, the viewer's squad below it, the war and the others beside it. */
export function Board({ view: given, bottom, plates, fresh }: BoardProps) {
  const say = useSay();
  const scene = useScene();
  const view = asView(given);
  const { mine, others } = squadsOf(view, bottom);
  const open = laidOut(view, scene.offers.at.keys());
  const seated = new Set(view.jedi.map((one) => one.seat));
  return (
    <CardLabels words={cardWords}>
      <div className="cw" data-finale={view.finale || undefined}>
        <Tracks view={view} />
        <div className="cw-galaxy">
          <Galaxy view={view} />
          <Dice view={view} fresh={fresh ?? NOTHING} />
          {open.length > 0 && (
            <section className="cw-laid" aria-label={say("cw-laid-out")}>
              <ul>
                {open.map((card) => (
                  <li key={card}>
                    <HandCard card={card} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="cw-mine">
          {mine.map((one, n) => (
            <Squad key={one.jedi} view={view} one={one} whole plate={n === 0 ? plates[one.seat] : null} />
          ))}
          {!mine.length && plates[bottom]}
        </div>
        <div className="cw-side">
          <Missions view={view} />
          <War view={view} />
          <div className="cw-others">
            {others.map((one) => (
              <Squad key={one.jedi} view={view} one={one} whole={false} plate={plates[one.seat]} />
            ))}
            {plates.filter((_, seat) => seat !== bottom && !seated.has(seat))}
          </div>
        </div>
      </div>
    </CardLabels>
  );
}
