import "./board.css";
import "./planets.css";
import "./narrow.css";
import { type CSSProperties, useRef, useState } from "react";
import { lettersFor, useTextScale } from "../../look/letters";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";
import { CardLabels } from "../shared/Cards";
import { Duel, type Shown } from "../shared/Duel";
import { roomFor } from "../shared/formation";
import { NARROW, useMedia, useSize } from "../shared/size";
import { arrange, focusOf, isRoomy, rowOf } from "./formation";
import { Headquarters } from "./Headquarters";
import { asView, hqPlace, type Place, placesOf, type Side, sideOf } from "./layout";
import { OpenPlace, Strip } from "./Narrow";
import { abilityOf, PlanetPlace } from "./Planet";
import { Goal, Piles, Standing } from "./Standing";
import { cardWords } from "./Tile";

/** The table of Conquest: the row of planets between the two HQs; on a small screen one of these places at a time. */
export function Board({ view: given, bottom, plates, sealed }: BoardProps) {
  const scene = useScene();
  const narrow = useMedia(NARROW);
  const view = asView(given);
  const mine = sideOf(view, bottom, sealed);
  const theirs = sideOf(view, 1 - bottom, sealed);
  const places = placesOf(view);
  const shown = (side: Side): Shown => ({
    side,
    who: printedOf(scene, side.warlord).title,
    plate: plates[side.seat],
    standing: <Standing side={side} />,
    piles: <Piles side={side} />,
  });
  const left = places.filter((place) => place.planet || place.faceDown).length;
  return (
    <CardLabels words={cardWords}>
      <Duel
        name="cq"
        theirs={shown(theirs)}
        mine={shown(mine)}
        middle={<Goal round={view.round} left={left} sides={[mine, theirs]} />}
      >
        {narrow ? (
          <OneAtATime places={[hqPlace([mine, theirs]), ...places]} bottom={bottom} />
        ) : (
          <>
            <Headquarters side={theirs} />
            <PlanetRow places={places} bottom={bottom} />
            <Headquarters side={mine} />
          </>
        )}
      </Duel>
    </CardLabels>
  );
}

/** The place to look at: as the moment asks for, until the player opens another one. */
function useFocus(places: readonly Place[]): [number, (position: number) => void] {
  const { offers } = useScene();
  const asked = focusOf(places, new Set(offers.at.keys()));
  const [opened, setOpened] = useState({ asked, position: asked });
  const there = opened.asked === asked && places.some((place) => place.position === opened.position);
  return [there ? opened.position : asked, (position) => setOpened({ asked, position })];
}

function OneAtATime({ places, bottom }: { places: readonly Place[]; bottom: number }) {
  const [focus, open] = useFocus(places);
  const found = places.find((place) => place.position === focus) ?? places[0]!;
  return (
    <>
      <Strip places={places} focus={focus} bottom={bottom} open={open} />
      <OpenPlace key={found.position} place={found} bottom={bottom} />
    </>
  );
}

function PlanetRow({ places, bottom }: { places: Place[]; bottom: number }) {
  const say = useSay();
  const row = useRef<HTMLOListElement>(null);
  const size = useSize(row);
  const [focus, open] = useFocus(places);
  const letters = lettersFor(useTextScale(), (scale) => isRoomy(places, roomFor(size, scale)));
  const scale = Math.max(1, letters);
  const room = roomFor(size, scale);
  const { world, heights } = rowOf(places, room.height);
  const scene = useScene();
  const columns = arrange(
    places,
    focus,
    room.width,
    heights,
    places.map(({ planet }) => (planet ? abilityOf(printedOf(scene, planet.card).text).length : 0)),
  );
  return (
    <ol
      className="cq-planets"
      ref={row}
      aria-label={say("cq-planets")}
      style={{ "--world-h": `${world * scale}px`, "--text-scale": letters } as CSSProperties}
    >
      {places.map((place, n) => (
        <PlanetPlace
          key={place.position}
          place={place}
          bottom={bottom}
          column={columns[n]!}
          heights={heights}
          scale={scale}
          open={() => open(place.position)}
        />
      ))}
    </ol>
  );
}
