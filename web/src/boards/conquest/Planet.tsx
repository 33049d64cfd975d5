import { type CSSProperties, useRef } from "react";
import { Art } from "../../cards/art";
import { Mark, PlanetIcons } from "../../cards/conquest";
import { Back, type Facts } from "../../cards/face";
import { Piece } from "../../cards/Piece";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { Strips } from "../shared/Cards";
import { useWhole } from "../shared/whole";
import { ArmyLine, FoldedArmy } from "./Army";
import { type Column, reachOf } from "./formation";
import { asView, type Place } from "./layout";
import { Attachment } from "./Tile";

/** A place in the row: the planet, with the armies of both sides facing each other across it. */
export function PlanetPlace({
  place,
  bottom,
  column,
  heights,
  scale,
  open,
}: {
  place: Place;
  bottom: number;
  column: Column;
  /** Of the army lines, by seat. */
  heights: readonly [number, number];
  /** What all of this is multiplied by on the screen. */
  scale: number;
  open: () => void;
}) {
  const scene = useScene();
  const line = (seat: 0 | 1, side: "far" | "near") =>
    column.folded ? (
      <FoldedArmy army={place.armies[seat]} side={side} open={open} />
    ) : (
      <ArmyLine
        army={place.armies[seat]}
        side={side}
        width={column.width * scale - 10}
        height={heights[seat] * scale}
      />
    );
  const near = bottom === 0 ? 0 : 1;
  const far = near === 0 ? 1 : 0;
  const text = place.planet ? abilityOf(printedOf(scene, place.planet.card).text) : "";
  const reach = reachOf(place, text.length, column.width, near, heights);
  return (
    <li
      className="cq-place"
      style={{ width: column.width * scale }}
      data-battle={place.battle || undefined}
      data-first={place.first || undefined}
      aria-label={usePlaceLabel(place)}
    >
      <div className="cq-line" style={{ height: (heights[far] - reach[far]) * scale }}>
        {line(far, "far")}
      </div>
      <World place={place} bottom={bottom} reach={(reach[0] + reach[1]) * scale} />
      <div className="cq-line" style={{ height: (heights[near] - reach[near]) * scale }}>
        {line(near, "near")}
      </div>
    </li>
  );
}

/** What a place is called: its number, its planet, and whether it is the first or fought over. */
export function usePlaceLabel(place: Place): string {
  const say = useSay();
  const scene = useScene();
  if (place.headquarters) return say("cq-both-hqs");
  const planet = place.planet
    ? printedOf(scene, place.planet.card).title
    : say(place.faceDown ? "cq-face-down" : "cq-no-planet");
  return say("cq-planet-at", {
    position: place.position,
    planet,
    first: place.first ? "yes" : "no",
    battle: place.battle ? "yes" : "no",
  });
}

/** The planet of a place: its card, what lies on it, and the buttons of what is asked about it. */
export function World({ place, bottom, reach = 0 }: { place: Place; bottom: number; reach?: number }) {
  const say = useSay();
  const view = asView(useScene().view);
  return (
    <div
      className="cq-world"
      data-down={!place.planet || undefined}
      style={{ "--reach": `${reach}px` } as CSSProperties}
    >
      {place.planet ? (
        <PlanetCard place={place} card={place.planet.card} bottom={bottom} />
      ) : (
        place.faceDown && <Back side="planet" label={say("cq-face-down")} />
      )}
      <Strips cards={place.planet?.attachments ?? []} draw={(one) => <Attachment key={one} card={one} />} />
      {place.battle && <span className="cq-banner">{say("cq-battle", { round: view.combat_round })}</span>}
      {place.planet && <PlanetOffers card={place.planet.card} />}
    </div>
  );
}

/** Where several things can be done with a planet, or one of them declined, each is a button at the planet. */
function PlanetOffers({ card }: { card: number }) {
  const { offers, choose } = useScene();
  const here = offers.at.get(card) ?? [];
  const own = here.filter((offer) => offer.option[0].startsWith("take ") || offer.option[0] === "use");
  if (!own.length) return null;
  return (
    <div className="cq-offers">
      {own.map((offer) => (
        <button key={offer.index} type="button" className="button" onClick={() => choose(offer)}>
          {offer.label}
        </button>
      ))}
    </div>
  );
}

/** What a planet does, as a sentence of its own: when it does so goes without saying. */
export function abilityOf(text: string): string {
  const does = text.split(" · ").slice(1).join(" · ") || text;
  return does.charAt(0).toLocaleUpperCase() + does.slice(1);
}

function PlanetCard({ place, card, bottom }: { place: Place; card: number; bottom: number }) {
  const say = useSay();
  const scene = useScene();
  const printed = printedOf(scene, card) as Facts;
  const lead = useLead(place, bottom);
  const label = say("cq-planet-label", { planet: printed.title, dial: place.dial });
  return (
    <Piece card={card} className="cq-planet" label={[label, lead.words, printed.text].join(". ")}>
      <span className="cq-planet-in" data-aff="Planet">
        <Art card={printed} />
        <span className="cq-planet-head">
          <span className="cq-planet-number" aria-hidden="true">
            {place.dial}
          </span>
          <span className="cq-planet-name">{printed.title}</span>
          {place.first && (
            <span className="cq-first" title={say("cq-first")}>
              <Sign name="flag" />
            </span>
          )}
          <PlanetIcons card={printed} />
        </span>
        <PlanetText text={abilityOf(printed.text)} />
        <span className="cq-planet-foot" aria-hidden="true">
          <Bonus card={printed} />
          <Lead place={place} bottom={bottom} />
        </span>
      </span>
    </Piece>
  );
}

/** What a planet does, whole: in smaller letters where it has to be, and where even the smallest are too large it is left to pointing. */
function PlanetText({ text }: { text: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useWhole(box, text);
  return (
    <span className="cq-planet-text" ref={box} aria-hidden="true">
      {text}
    </span>
  );
}

/** What the command struggle gives. */
function Bonus({ card }: { card: Facts }) {
  return (
    <span className="cq-bonus">
      {card.card_bonus ? (
        <span>
          <Sign name="cards" />+{card.card_bonus}
        </span>
      ) : null}
      {card.resource_bonus ? (
        <span>
          <Sign name="resource" />+{card.resource_bonus}
        </span>
      ) : null}
    </span>
  );
}

/** Who leads the command struggle, and by how much, in words. */
export function useLead(place: Place, bottom: number): { words: string; who: "mine" | "theirs" | "nobody" } {
  const say = useSay();
  const [mine, theirs] = bottom === 0 ? place.armies : [place.armies[1], place.armies[0]];
  const who = place.ahead === null ? "nobody" : place.ahead === bottom ? "mine" : "theirs";
  const led = who !== "nobody" && mine.led !== theirs.led;
  return {
    who,
    words: say("cq-lead", {
      who,
      mine: mine.command,
      theirs: theirs.command,
      warlord: led ? "yes" : "no",
      by: Math.abs(mine.command - theirs.command),
    }),
  };
}

/** The command of both sides against each other; the leader's is bright. */
export function Lead({ place, bottom }: { place: Place; bottom: number }) {
  const lead = useLead(place, bottom);
  const [mine, theirs] = bottom === 0 ? place.armies : [place.armies[1], place.armies[0]];
  if (!mine.units.length && !theirs.units.length) return null;
  return (
    <span className="cq-lead" data-who={lead.who} title={lead.words}>
      <Mark name="command" />
      {[theirs, mine].map((army, n) => (
        <b key={army.seat} data-side={n ? "mine" : "theirs"}>
          {army.led && <Mark name="initiative" />}
          {army.command}
        </b>
      ))}
    </span>
  );
}
