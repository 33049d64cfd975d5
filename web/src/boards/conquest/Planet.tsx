import type { CSSProperties } from "react";
import { Art } from "../../cards/art";
import { Mark, PlanetIcons } from "../../cards/conquest";
import { Back, type Facts } from "../../cards/face";
import { Piece } from "../../cards/Piece";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { Strips } from "../shared/Cards";
import { type Army, asView, type Place, ranks, widthOf } from "./layout";
import { Attachment, Tile } from "./Tile";

/** A place in the row: the planet, with the armies of both sides facing each other across it. */
export function PlanetPlace({ place, bottom }: { place: Place; bottom: number }) {
  const say = useSay();
  const scene = useScene();
  const view = asView(scene.view);
  const planet = place.planet ? printedOf(scene, place.planet.card).title : null;
  const name = planet ?? say(place.faceDown ? "cq-face-down" : "cq-no-planet");
  const struggles = view.phase === "deploy" || view.phase === "command";
  const far = place.armies[bottom === 0 ? 1 : 0];
  const near = place.armies[bottom === 0 ? 0 : 1];
  const army = (one: Army, side: "far" | "near") => (
    <ArmyLine
      army={one}
      side={side}
      struggles={struggles && place.planet !== null}
      ahead={place.ahead}
      battle={place.battle}
    />
  );
  return (
    <li
      className="cq-place"
      style={{ "--width": widthOf(place) } as CSSProperties}
      data-battle={place.battle || undefined}
      data-first={place.first || undefined}
      data-down={place.faceDown || undefined}
      data-empty={(!far.units.length && !near.units.length) || undefined}
      aria-label={say("cq-planet-at", {
        position: place.position,
        planet: name,
        first: place.first ? "yes" : "no",
        battle: place.battle ? "yes" : "no",
      })}
    >
      {army(far, "far")}
      <div className="cq-world">
        {place.planet ? (
          <World place={place} card={place.planet.card} />
        ) : (
          <span className="cq-planet cq-planet-down">
            {place.faceDown ? <Back side="planet" label={name} /> : null}
          </span>
        )}
        <Strips cards={place.planet?.attachments ?? []} draw={(one) => <Attachment key={one} card={one} />} />
        {place.battle && <span className="cq-banner">{say("cq-battle", { round: view.combat_round })}</span>}
      </div>
      {army(near, "near")}
    </li>
  );
}

function World({ place, card }: { place: Place; card: number }) {
  const say = useSay();
  const scene = useScene();
  const printed = printedOf(scene, card) as Facts;
  return (
    <Piece
      card={card}
      className="cq-planet"
      label={say("cq-planet-label", { planet: printed.title, dial: place.dial })}
    >
      <span className="cq-planet-in" data-aff="Planet">
        <Art card={printed} />
        <span className="cq-planet-head">
          <span
            className="cq-planet-number"
            role="img"
            aria-label={say("cq-dial-number", { count: place.dial })}
          >
            {place.dial}
          </span>
          <span className="cq-planet-name">{printed.title}</span>
          <PlanetIcons card={printed} />
        </span>
        <span className="cq-planet-foot" aria-hidden="true">
          <span>
            <Sign name="cards" />
            {printed.card_bonus ?? 0}
          </span>
          <span>
            <Sign name="resource" />
            {printed.resource_bonus ?? 0}
          </span>
          {place.first && (
            <span className="cq-first">
              <Sign name="flag" />
              {say("cq-first")}
            </span>
          )}
        </span>
      </span>
    </Piece>
  );
}

function ArmyLine({
  army,
  side,
  struggles,
  ahead,
  battle,
}: {
  army: Army;
  side: "far" | "near";
  struggles: boolean;
  ahead: number | null;
  battle: boolean;
}) {
  const say = useSay();
  const scene = useScene();
  const who = printedOf(scene, asView(scene.view).warlords[army.seat] ?? 0).title;
  const leads = ahead === army.seat;
  const { rows, columns } = ranks(army.units.length, battle);
  return (
    <div className={`cq-army cq-${side}`}>
      <ul
        className="cq-units"
        aria-label={say("cq-army", { who })}
        style={{ "--rows": rows, "--columns": columns } as CSSProperties}
      >
        {army.units.map((slot) => (
          <li key={slot.card}>
            <Tile slot={slot} />
          </li>
        ))}
      </ul>
      {struggles && army.units.length > 0 && (
        <span
          className="cq-sum"
          data-ahead={leads || undefined}
          role="img"
          aria-label={say("cq-command-sum", { count: army.command, ahead: leads ? "yes" : "no" })}
        >
          {army.led && <Mark name="initiative" />}
          <Mark name="command" />
          {army.command}
        </span>
      )}
    </div>
  );
}
