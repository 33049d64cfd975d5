import { memo, useMemo } from "react";
import { Piece } from "../../cards/Piece";
import { numbersOf } from "../../cards/picture/pen";
import { fact, printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { Globe } from "./Globe";
import {
  asView,
  type CloneWarsView,
  destinations,
  edgeOf,
  initials,
  lanesOf,
  type Place,
  rowsOf,
  shortName,
  spread,
  standing,
  whereActive,
} from "./layout";
import { Mark } from "./Signs";

/** The galaxy: lanes below, planets on them, and on the planets whoever is there. */
export function Galaxy({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const scene = useScene();
  // The planets lie still for the whole game.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another box has other planets
  const places = useMemo(() => spread(view.planets), [view.components]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another box has other lanes
  const lanes = useMemo(() => lanesOf(view.planets), [view.components]);
  const goals = destinations(view, scene.offers.at);
  const from = whereActive(view);
  return (
    <section className="cw-map" aria-label={say("cw-galaxy")}>
      <svg
        className="cw-sky"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <Stars />
        {lanes.map(([a, b]) => {
          const [one, other] = [places.get(a)!, places.get(b)!];
          const open = (a === from && goals.has(b)) || (b === from && goals.has(a));
          return (
            <line
              key={`${a}-${b}`}
              x1={one.x}
              y1={one.y}
              x2={other.x}
              y2={other.y}
              className="cw-lane"
              data-open={open || undefined}
            />
          );
        })}
      </svg>
      {Object.keys(view.planets).map((number) => (
        <World
          key={number}
          planet={Number(number)}
          place={places.get(Number(number))!}
          here={Number(number) === from}
        />
      ))}
      {Object.keys(view.planets).map((number) => (
        <Crowd key={number} planet={Number(number)} place={places.get(Number(number))!} />
      ))}
    </section>
  );
}

const Stars = memo(function Stars() {
  const next = numbersOf("galaxy");
  const dot = () => `M${(next() * 100).toFixed(1)} ${(next() * 100).toFixed(1)}h.01`;
  return (
    <>
      <path className="cw-star" d={Array.from({ length: 130 }, dot).join("")} />
      <path className="cw-star cw-star-near" d={Array.from({ length: 34 }, dot).join("")} />
    </>
  );
});

/** What a planet says of itself when it is read aloud. */
function usePlanetLabel(): (planet: number) => string {
  const say = useSay();
  const scene = useScene();
  return (number) => {
    const view = asView(scene.view);
    const planet = view.planets[number]!;
    const there = standing(view, number);
    const parts = [printedOf(scene, number).title];
    if (planet.droids) parts.push(say("cw-droids", { count: planet.droids }));
    if (planet.blockades) parts.push(say("cw-blockades", { count: planet.blockades }));
    for (const token of there.tokens) parts.push(say("cw-mission-token", { token }));
    for (const one of [...there.villains.map((two) => two.villain), ...there.jedi])
      parts.push(printedOf(scene, one).title);
    return parts.join(", ");
  };
}

function World({ planet: number, place, here }: { planet: number; place: Place; here: boolean }) {
  const scene = useScene();
  const label = usePlanetLabel();
  const view = asView(scene.view);
  const planet = view.planets[number]!;
  return (
    <div
      className="cw-world"
      style={{ left: `${place.x}%`, top: `${place.y}%` }}
      data-here={here || undefined}
      data-droids={planet.droids || undefined}
    >
      <Piece card={number} label={label(number)} className="cw-planet">
        <span className="cw-globe">
          <Globe id={planet.id} />
          {planet.blockades > 0 && <span className="cw-ring" />}
          {planet.droids > 0 && (
            <span className="cw-droids" data-count={Math.min(planet.droids, 3)}>
              <Mark name="droid" />
              {planet.droids}
            </span>
          )}
          {planet.blockades > 0 && (
            <span className="cw-blockade" data-count={planet.blockades}>
              <Mark name="blockade" />
              {planet.blockades > 1 && planet.blockades}
            </span>
          )}
        </span>
        <span className="cw-name">
          {standing(view, number).tokens.map((token) => (
            <span key={token} className="cw-token" data-token={token} />
          ))}
          {printedOf(scene, number).title}
        </span>
      </Piece>
    </div>
  );
}

/** The figures on a planet. */
function Crowd({ planet, place }: { planet: number; place: Place }) {
  const scene = useScene();
  const view = asView(scene.view);
  const { jedi, villains } = standing(view, planet);
  if (!jedi.length && !villains.length) return null;
  const name = printedOf(scene, planet).title;
  return (
    <div className="cw-crowd" data-edge={edgeOf(place)} style={{ left: `${place.x}%`, top: `${place.y}%` }}>
      {rowsOf(jedi, villains).map((row, n) => (
        <div key={n} className="cw-rank">
          {row.map((one) =>
            typeof one === "number" ? (
              <JediFigure key={one} jedi={one} planet={name} />
            ) : (
              <VillainFigure key={one.villain} {...one} planet={name} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

function VillainFigure({ villain, health, planet }: { villain: number; health: number; planet: string }) {
  const say = useSay();
  const { title } = printedOf(useScene(), villain);
  return (
    <Piece
      card={villain}
      label={say("cw-villain-at", { name: title, planet, health })}
      className="cw-figure cw-villain"
    >
      <span className="cw-figure-in">{initials(title)}</span>
    </Piece>
  );
}

function JediFigure({ jedi, planet }: { jedi: number; planet: string }) {
  const say = useSay();
  const scene = useScene();
  const view = asView(scene.view);
  const { id, title } = printedOf(scene, jedi);
  const turn = (view.acting || view.turn_of) === jedi;
  return (
    <Piece
      card={jedi}
      label={say("cw-jedi-at", { name: title, planet, turn: turn ? "yes" : "no" })}
      className="cw-figure cw-jedi"
    >
      <span
        className="cw-figure-in"
        data-jedi={id}
        data-turn={turn || undefined}
        data-hurt={view.damage?.jedi === jedi || undefined}
        data-spent={fact(view, jedi, "exhausted") || undefined}
      >
        {shortName(title)}
      </span>
    </Piece>
  );
}
