import { Face, type Facts } from "../cards/face";
import { Piece } from "../cards/Piece";
import { useSay } from "../words/l10n";
import { printedOf, useScene } from "./scene";

const MOST = 2;

/** The cards a question is about: being played, or being resolved. */
export function AboutCards({ cards }: { cards: number[] }) {
  const say = useSay();
  const scene = useScene();
  return (
    <div className="decision-about" role="group" aria-label={say("question-about")}>
      {cards.slice(-MOST).map((card) => {
        const printed = printedOf(scene, card) as Facts;
        return (
          <Piece key={card} card={card} label={printed.title} className="about-card">
            <Face card={printed} />
          </Piece>
        );
      })}
    </div>
  );
}
