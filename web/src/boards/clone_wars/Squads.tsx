import { type ReactNode, useRef } from "react";
import { Art } from "../../cards/art";
import { Piece } from "../../cards/Piece";
import { fact, printedOf, type Scene, useScene } from "../../table/scene";
import { type Say, useSay } from "../../words/l10n";
import { type CardWords, useLabel } from "../shared/Cards";
import { asView, type CloneWarsView, type Jedi, shortName } from "./layout";
import { isMark, Mark } from "./Signs";

/** What a squad card does, in two or three words: of an ally its own effect, of the others what their kind does. */
function briefly(scene: Scene, card: number, say: Say): string {
  const does = scene.view.cards[card]?.does;
  if (typeof does === "string")
    return say(`cw-ally-${does.replaceAll(" ", "-")}`, { number: fact(scene.view, card, "number") });
  // While successes are added, whatever can be exhausted is one.
  if (asView(scene.view).roll?.counting && scene.offers.at.has(card)) return say("cw-does-success");
  const { type } = printedOf(scene, card);
  return isMark(type) ? say(`cw-does-${type}`) : "";
}

const SQUAD = new Set(["assault", "stealth", "armor", "transport", "ally"]);

export const cardWords: CardWords = (card, printed, scene, say) => [
  ...(SQUAD.has(printed.type) ? [briefly(scene, card, say)] : []),
  ...(fact(scene.view, card, "exhausted") ? [say("cw-exhausted")] : []),
];

/** A squad card, whole or as a strip with its sign and, where there is room, its name. */
function SquadCard({ card, whole }: { card: number; whole: boolean }) {
  const say = useSay();
  const scene = useScene();
  const label = useLabel();
  const printed = printedOf(scene, card);
  const exhausted = fact(scene.view, card, "exhausted") > 0;
  return (
    <Piece card={card} label={label(card)} className={whole ? "cw-card" : "cw-chip"}>
      <span
        className="cw-card-in"
        data-kind={printed.type}
        data-aff="Neutral"
        data-exhausted={exhausted || undefined}
      >
        <span className="cw-card-sign">{isMark(printed.type) && <Mark name={printed.type} />}</span>
        {whole && (
          <span className="cw-card-art">
            <Art card={printed} />
          </span>
        )}
        <span className="cw-card-title">{printed.title}</span>
        {whole && (
          <span className="cw-card-does">{exhausted ? say("cw-exhausted") : briefly(scene, card, say)}</span>
        )}
      </span>
    </Piece>
  );
}

/** The name of a Jedi: pressing it is pressing the figure on the map, pointing at it shows what the Jedi can do. */
function Head({ view, one }: { view: CloneWarsView; one: Jedi }) {
  const say = useSay();
  const scene = useScene();
  const head = useRef<HTMLButtonElement>(null);
  const { id, title } = printedOf(scene, one.jedi);
  const turn = view.turn_of === one.jedi;
  const planet = one.planet ? printedOf(scene, one.planet).title : "";
  const offers = scene.offers.at.get(one.jedi);
  const label = say("cw-jedi-at", { name: title, planet, turn: turn ? "yes" : "no" });
  const options = offers?.map((offer) => offer.label).join("; ");
  return (
    <button
      ref={head}
      type="button"
      className="pile-button cw-who"
      data-can={offers ? true : undefined}
      aria-label={options ? `${label}. ▸ ${options}` : label}
      onClick={() => scene.pick(one.jedi, head.current!)}
      onPointerEnter={(event) => event.pointerType === "mouse" && scene.zoom(one.jedi, head.current!)}
      onPointerLeave={() => scene.zoom(null)}
      onBlur={() => scene.zoom(null)}
      onFocus={() => head.current!.matches(":focus-visible") && scene.zoom(one.jedi, head.current!)}
    >
      <span className="cw-figure-in" data-jedi={id} data-turn={turn || undefined} aria-hidden="true">
        {shortName(title)}
      </span>
      <span className="cw-who-words">
        <b>{title}</b>
        <small>{planet}</small>
      </span>
    </button>
  );
}

/** A Jedi with squad. */
export function Squad({
  view,
  one,
  whole,
  plate,
}: {
  view: CloneWarsView;
  one: Jedi;
  whole: boolean;
  plate: ReactNode;
}) {
  const say = useSay();
  const scene = useScene();
  const { title } = printedOf(scene, one.jedi);
  return (
    <section
      className={whole ? "cw-squad cw-squad-mine" : "cw-squad"}
      data-turn={view.turn_of === one.jedi || undefined}
      data-zone={`hand-${one.seat}`}
    >
      <div className="cw-squad-head">
        <Head view={view} one={one} />
        {plate}
      </div>
      <ul className="cw-cards" aria-label={say("cw-squad-of", { name: title, count: one.squad.length })}>
        {one.squad.map((card) => (
          <li key={card}>
            <SquadCard card={card} whole={whole} />
          </li>
        ))}
        {!one.squad.length && <li className="cw-none">{say("cw-squad-empty")}</li>}
      </ul>
    </section>
  );
}
