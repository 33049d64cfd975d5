import { useRef } from "react";
import { useStill } from "../../look/still";
import { fact, printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { type CloneWarsView, initials, type Jedi, shortName } from "./layout";

/** Of more than this only the figures find room. */
const MANY = 5;

/**
 * On a narrow screen the villains and the other Jedi lie below what is needed every turn: here they are at a glance, what each
 * can still take or use; pressed, it leads there and back.
 */
export function Glance({ view, others }: { view: CloneWarsView; others: Jedi[] }) {
  const say = useSay();
  const scene = useScene();
  const still = useStill();
  const button = useRef<HTMLButtonElement>(null);
  const turn = () => {
    const board = button.current!.closest(".cw")!;
    const top = board.scrollTop > 0 ? 0 : board.scrollHeight;
    board.scrollTo({ top, behavior: still ? "auto" : "smooth" });
  };
  const villains = view.villains.filter(({ planet }) => planet > 0);
  const ready = (squad: readonly number[]) => squad.filter((card) => !fact(view, card, "exhausted")).length;
  return (
    <button
      ref={button}
      type="button"
      className="cw-glance"
      data-many={villains.length + others.length > MANY || undefined}
      onClick={turn}
      aria-label={say("cw-glance")}
    >
      {villains.map(({ villain, health }) => (
        <span key={villain} className="cw-villain">
          <span className="cw-figure-in">{initials(printedOf(scene, villain).title)}</span>
          <b>{health}</b>
        </span>
      ))}
      {others.map(({ jedi, squad }) => {
        const { id, title } = printedOf(scene, jedi);
        return (
          <span key={jedi}>
            <span className="cw-figure-in" data-jedi={id} data-turn={view.turn_of === jedi || undefined}>
              {shortName(title)}
            </span>
            <b>{ready(squad)}</b>
          </span>
        );
      })}
      <i className="cw-glance-way" aria-hidden="true" />
    </button>
  );
}
