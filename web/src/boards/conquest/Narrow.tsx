import { type CSSProperties, useRef } from "react";
import { Mark } from "../../cards/conquest";
import { Piece } from "../../cards/Piece";
import { lettersFor, useTextScale } from "../../look/letters";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { wide } from "../shared/formation";
import { useMedia, useSize } from "../shared/size";
import { ArmyLine } from "./Army";
import { heightsOf, leastOf } from "./formation";
import { asView, cardsAt, type Place } from "./layout";
import { useLead, usePlaceLabel, World } from "./Planet";

const SHORT = "(max-height: 620px)";

/** How wide a planet beside its armies is: it leaves some of its room to armies that would else lie on each other. */
const BESIDE = { least: 108, most: 150 } as const;

function besideOf(place: Place, width: number): number {
  const units = Math.max(...place.armies.map((army) => army.units.length));
  return Math.max(BESIDE.least, Math.min(BESIDE.most, width - wide(units)));
}

/** How high a planet between its armies is: it leaves them what they need, down to a line for its name and one for what it does. */
const BETWEEN = { least: 52, fair: 84, most: 112, gaps: 8 } as const;

function betweenOf(place: Place, height: number): number {
  const fair = Math.min(BETWEEN.most, Math.max(BETWEEN.fair, height * 0.3));
  return Math.max(BETWEEN.least, Math.min(fair, height - leastOf(place) - BETWEEN.gaps));
}

/** The row as a strip: how every place stands, and which one is open below. */
export function Strip({
  places,
  focus,
  bottom,
  open,
}: {
  places: readonly Place[];
  focus: number;
  bottom: number;
  open: (position: number) => void;
}) {
  const say = useSay();
  return (
    <ol className="cq-strip" aria-label={say("cq-planets")}>
      {places.map((place) => (
        <li key={place.position}>
          <Chip
            place={place}
            bottom={bottom}
            open={place.position === focus}
            press={() => open(place.position)}
          />
        </li>
      ))}
    </ol>
  );
}

function Chip({
  place,
  bottom,
  open,
  press,
}: {
  place: Place;
  bottom: number;
  open: boolean;
  press: () => void;
}) {
  const say = useSay();
  const { offers } = useScene();
  const lead = useLead(place, bottom);
  const name = usePlaceLabel(place);
  const [mine, theirs] = bottom === 0 ? place.armies : [place.armies[1], place.armies[0]];
  const counts = { mine: mine.units.length, theirs: theirs.units.length };
  return (
    <button
      type="button"
      className="cq-stop"
      aria-pressed={open}
      aria-label={`${say("cq-stop", { name, ...counts })}${place.planet ? `. ${lead.words}` : ""}`}
      data-shines={cardsAt(place).some((card) => offers.at.has(card)) || undefined}
      data-lead={place.planet ? lead.who : undefined}
      data-battle={place.battle || undefined}
      onClick={press}
    >
      <span className="cq-stop-armies" data-side="theirs">
        {counts.theirs || "·"}
      </span>
      <span className="cq-stop-name">
        {place.headquarters ? say("cq-hq-short") : <b>{place.planet ? place.dial : "?"}</b>}
        {place.first && <Sign name="flag" />}
      </span>
      <StopIcons place={place} />
      <span className="cq-stop-armies" data-side="mine">
        {counts.mine || "·"}
      </span>
    </button>
  );
}

function StopIcons({ place }: { place: Place }) {
  const scene = useScene();
  const icons = place.planet ? (printedOf(scene, place.planet.card).icons as string[] | undefined) : [];
  return (
    <span className="cq-stop-icons">
      {icons?.map((icon) => (
        <Mark key={icon} name={icon as "tech"} />
      ))}
    </span>
  );
}

/** The one place that is open: both armies, and the planet between them, or beside them where the screen is low. */
export function OpenPlace({ place, bottom }: { place: Place; bottom: number }) {
  const box = useRef<HTMLElement>(null);
  const size = useSize(box);
  const short = useMedia(SHORT);
  const world = short ? 0 : betweenOf(place, size.height);
  const low = world > 0 && world < BETWEEN.fair;
  const beside = besideOf(place, size.width - 12);
  const letters = lettersFor(useTextScale(), (scale) => (short ? beside >= BESIDE.least * scale : !low));
  const heights = heightsOf([place], Math.max(leastOf(place), size.height - world - BETWEEN.gaps));
  const near = bottom === 0 ? 0 : 1;
  const far = near === 0 ? 1 : 0;
  const width = size.width - 8 - (short ? beside + 4 : 0);
  return (
    <section
      ref={box}
      className="cq-open"
      data-short={short || undefined}
      data-low={low || undefined}
      data-battle={place.battle || undefined}
      aria-label={usePlaceLabel(place)}
      style={
        {
          "--world-h": `${world}px`,
          "--beside": short ? `${beside}px` : 0,
          "--text-scale": letters,
        } as CSSProperties
      }
    >
      <div className="cq-line" style={{ height: heights[far] }}>
        <ArmyLine army={place.armies[far]} side="far" width={width} height={heights[far]} />
      </div>
      {place.headquarters ? (
        <HeadquartersPieces place={place} bottom={bottom} />
      ) : (
        <World place={place} bottom={bottom} />
      )}
      <div className="cq-line" style={{ height: heights[near] }}>
        <ArmyLine army={place.armies[near]} side="near" width={width} height={heights[near]} />
      </div>
    </section>
  );
}

function HeadquartersPieces({ place, bottom }: { place: Place; bottom: number }) {
  const say = useSay();
  const scene = useScene();
  const { warlords, headquarters } = asView(scene.view);
  return (
    <div className="cq-world cq-hqs">
      {[1 - bottom, bottom].map((seat) => {
        const who = printedOf(scene, warlords[seat] ?? 0).title;
        const card = headquarters[seat] ?? 0;
        return place.headquarters?.includes(card) ? (
          <Piece key={seat} card={card} label={say("cq-headquarters", { who })} className="cq-hq-piece">
            <span className="cq-hq-in">{say("cq-hq", { who })}</span>
          </Piece>
        ) : null;
      })}
    </div>
  );
}
