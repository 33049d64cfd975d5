import { type ReactNode, useRef } from "react";
import { Art } from "../../cards/art";
import { Piece } from "../../cards/Piece";
import { fact, printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { type CardWords, useLabel } from "../shared/Cards";
import { type CloneWarsView, type Jedi, shortName } from "./layout";
import { isMark, Mark } from "./Signs";

export const cardWords: CardWords = (card, _, { view }, say) =>
  fact(view, card, "exhausted") ? [say("cw-exhausted")] : [];

/** A squad card, whole or as a strip with its sign and name. */
function SquadCard({ card, whole }: { card: number; whole: boolean }) {
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
      </span>
    </Piece>
  );
}

/** A Jedi with squad; pressing the name is pressing the figure on the map. */
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
  const head = useRef<HTMLButtonElement>(null);
  const { id, title } = printedOf(scene, one.jedi);
  const turn = view.turn_of === one.jedi;
  const planet = view.planets[one.planet]?.name ?? "";
  const offers = scene.offers.at.get(one.jedi);
  const label = say("cw-jedi-at", { name: title, planet, turn: turn ? "yes" : "no" });
  const options = offers?.map((offer) => offer.label).join("; ");
  return (
    <section
      className={whole ? "cw-squad cw-squad-mine" : "cw-squad"}
      data-turn={turn || undefined}
      data-zone={`hand-${one.seat}`}
    >
      <div className="cw-squad-head">
        <button
          ref={head}
          type="button"
          className="pile-button cw-who"
          data-can={offers ? true : undefined}
          aria-label={options ? `${label}. ▸ ${options}` : label}
          onClick={() => scene.pick(one.jedi, head.current!)}
        >
          <span className="cw-figure-in" data-jedi={id} data-turn={turn || undefined} aria-hidden="true">
            {shortName(title)}
          </span>
          <span className="cw-who-words">
            <b>{title}</b>
            <small>{planet}</small>
          </span>
        </button>
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
