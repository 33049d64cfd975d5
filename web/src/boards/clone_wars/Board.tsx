import "./board.css";
import "./tracks.css";
import "./galaxy.css";
import "./dice.css";
import "./squads.css";
import "./side.css";
import "./narrow.css";
import type { CSSProperties } from "react";
import type { BoardProps } from "../board";
import { CardLabels } from "../shared/Cards";
import { NARROW, useMedia } from "../shared/size";
import { Dice } from "./Dice";
import { Galaxy } from "./Galaxy";
import { Glance } from "./Glance";
import { asView, type CloneWarsView, type Jedi, missionsOf, squadsOf } from "./layout";
import { Side } from "./Side";
import { cardWords, Squad } from "./Squads";
import { Tracks } from "./Tracks";

const NOTHING: never[] = [];
const ABREAST = 4; // cards of mine in a row on a narrow screen

/** How many rows my squads and the missions take there: the map has the rest. */
function rowsAround(view: CloneWarsView, mine: readonly Jedi[]): CSSProperties {
  const rows = mine.map((one) => Math.max(1, Math.ceil(one.squad.length / ABREAST)));
  const cards = rows.reduce((sum, one) => sum + one, 0) || 1;
  return {
    "--rows": cards,
    "--squads": mine.length || 1,
    "--open": missionsOf(view).length,
  } as CSSProperties;
}

/** The table of The Clone Wars: the galaxy in the middle, the viewer's squad below it, the war and the others beside it. */
export function Board({ view: given, bottom, plates, fresh }: BoardProps) {
  const narrow = useMedia(NARROW);
  const view = asView(given);
  const { mine, others } = squadsOf(view, bottom);
  const seated = new Set(view.jedi.map((one) => one.seat));
  return (
    <CardLabels words={cardWords}>
      <div className="cw" data-finale={view.finale || undefined} style={rowsAround(view, mine)}>
        <Tracks view={view} />
        <div className="cw-galaxy">
          <Galaxy view={view} />
          <Dice view={view} fresh={fresh ?? NOTHING} />
        </div>
        <div
          className="cw-mine"
          data-tiles={narrow || mine.length > 1 || undefined}
          data-several={mine.length > 1 || undefined}
        >
          {narrow && <Glance view={view} others={others} />}
          {mine.map((one, n) => (
            <Squad key={one.jedi} view={view} one={one} whole plate={n === 0 ? plates[one.seat] : null} />
          ))}
          {!mine.length && plates[bottom]}
        </div>
        <Side
          view={view}
          others={others}
          plates={plates}
          idle={plates.filter((_, seat) => seat !== bottom && !seated.has(seat))}
        />
      </div>
    </CardLabels>
  );
}
