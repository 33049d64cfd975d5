import { Back } from "../../cards/face";
import { Piece } from "../../cards/Piece";
import type { Printed } from "../../net/protocol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { PileButton } from "../shared/Piles";
import { known } from "../shared/zones";
import { type CloneWarsView, missionsOf, shared } from "./layout";
import { isMark, Mark } from "./Signs";

interface MissionFacts extends Printed {
  symbols?: string[];
  damage?: number;
}

/** The open missions: where, what they need, what counts for them, what they cost. */
export function Missions({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const open = missionsOf(view);
  const left = shared(view, "mission_deck").length;
  const done = shared(view, "completed").length;
  return (
    <section className="cw-missions">
      <h3>
        {view.finale ? say("cw-finale") : say("cw-missions")}
        <small>{say("cw-missions-count", { left, done })}</small>
      </h3>
      <ul>
        {open.map(({ mission, token }) => (
          <li key={mission}>
            <Mission view={view} mission={mission} token={token} />
          </li>
        ))}
        {!open.length && <li className="cw-none">{say("cw-no-mission")}</li>}
      </ul>
    </section>
  );
}

function Mission({ view, mission, token }: { view: CloneWarsView; mission: number; token: string | null }) {
  const say = useSay();
  const scene = useScene();
  const printed = printedOf(scene, mission) as MissionFacts;
  const planet = token ? (view.planets[view.tokens[token as "orange"]]?.name ?? "") : "";
  const needs = view.thresholds[mission] ?? 0;
  const symbols = (printed.symbols ?? []).filter(isMark);
  const label = say("cw-mission", {
    title: printed.title,
    planet,
    needs,
    symbols: symbols.join(", "),
    damage: printed.damage ?? 0,
  });
  return (
    <Piece card={mission} label={label} className="cw-mission">
      <span className="cw-mission-in">
        {token && <span className="cw-token" data-token={token} />}
        <span className="cw-mission-words">
          <b>{printed.title}</b>
          <small>{planet}</small>
        </span>
        <span className="cw-mission-needs">
          {needs > 0 && <b>{needs}</b>}
          <span className="cw-mission-signs">
            {symbols.map((symbol) => (
              <span key={symbol} data-kind={symbol}>
                <Mark name={symbol} />
              </span>
            ))}
            {printed.damage ? (
              <span className="cw-mission-cost">
                <Mark name="damage" />
                {printed.damage}
              </span>
            ) : null}
          </span>
        </span>
      </span>
    </Piece>
  );
}

/** The villain's sheet, the villains and their strength, and the decks of the war. */
export function War({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const scene = useScene();
  const sheet = printedOf(scene, view.sheet);
  return (
    <section className="cw-war">
      <Piece card={view.sheet} label={say("cw-sheet", { name: sheet.title })} className="cw-sheet">
        <span className="cw-sheet-in">
          <b>{sheet.title}</b>
          <span className="cw-sheet-villains">
            {view.villains.map(({ villain, planet, health }) => (
              <small key={villain}>
                {view.villains.length > 1 && `${printedOf(scene, villain).title}: `}
                {planet ? (view.planets[planet]?.name ?? "") : say("cw-off-board")}
                {health > 0 && planet > 0 && ` · ${say("cw-health", { health })}`}
              </small>
            ))}
          </span>
        </span>
      </Piece>
      <div className="cw-piles">
        {(["squad", "invasion", "villain"] as const).map((name) => (
          <Pile key={name} view={view} name={name} />
        ))}
      </div>
    </section>
  );
}

/** A deck and, beside it, its discard pile, which everybody may look through. */
function Pile({ view, name }: { view: CloneWarsView; name: "squad" | "invasion" | "villain" }) {
  const say = useSay();
  const deck = shared(view, `${name}_deck`).length;
  const discard = known(shared(view, `${name}_discard`));
  return (
    <div className="cw-pile">
      <span data-zone={`deck-${name}`}>
        <Back count={deck} label={say("cw-deck", { name, count: deck })} side="dark" />
      </span>
      <PileButton label={say("cw-discard", { name, count: discard.length })} cards={discard} />
      <small aria-hidden="true">{say("cw-pile", { name })}</small>
    </div>
  );
}
