import { Back } from "../../cards/face";
import { Piece } from "../../cards/Piece";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { PileButton } from "../shared/Piles";
import { known } from "../shared/zones";
import { type CloneWarsView, shared } from "./layout";

/** The villain's sheet, the villains and their strength, and the decks of the war. */
export function War({ view }: { view: CloneWarsView }) {
  return (
    <section className="cw-war">
      <Sheet view={view} />
      <div className="cw-piles">
        {(["squad", "invasion", "villain"] as const).map((name) => (
          <Pile key={name} view={view} name={name} />
        ))}
      </div>
    </section>
  );
}

/** The sheet: where its villains are, what they can take, and what it does every turn. */
function Sheet({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const scene = useScene();
  const sheet = printedOf(scene, view.sheet);
  const { strength } = view;
  return (
    <Piece card={view.sheet} label={say("cw-sheet", { name: sheet.title })} className="cw-sheet">
      <span className="cw-sheet-in">
        <b>{sheet.title}</b>
        <span className="cw-sheet-villains">
          {view.villains.map(({ villain, planet, health }) => (
            <small key={villain}>
              {view.villains.length > 1 && `${printedOf(scene, villain).title}: `}
              {planet ? printedOf(scene, planet).title : say("cw-off-board")}
              {health > 0 && planet > 0 && ` · ${say("cw-health", { health })}`}
            </small>
          ))}
          {strength.most > 0 && (
            <small>
              {say("cw-strength-at", { value: strength.value, most: strength.most, x: strength.x })}
            </small>
          )}
        </span>
        <small className="cw-sheet-text">{sheet.text}</small>
      </span>
    </Piece>
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
