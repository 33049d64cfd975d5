import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { Ranks } from "../shared/Ranks";
import { pilesOf } from "./formation";
import { type Army, asView } from "./layout";
import { Tile } from "./Tile";

/** What two units must have in common to lie on one pile: nothing of what is seen or can be done tells them apart. */
export function useKey(): (card: number) => string {
  const { view, offers } = useScene();
  const { attacker, defender } = asView(view);
  return (card) => {
    const { owner: _, ...facts } = view.cards[card] ?? { owner: 0 };
    const verbs = offers.at.get(card)?.map((offer) => offer.option[0]);
    return JSON.stringify([facts, verbs, card === attacker, card === defender]);
  };
}

/** In a crowd units stand in rows, and are wider than high: the more of their names is read. */
const LOW = { shape: 1.25, worth: 1.5 } as const;

/** The units of one side at a place, in as much room as there is. */
export function ArmyLine({
  army,
  side,
  width,
  height,
}: {
  army: Army;
  side: "far" | "near";
  width: number;
  height: number;
}) {
  const say = useSay();
  const scene = useScene();
  const keyOf = useKey();
  const who = printedOf(scene, asView(scene.view).warlords[army.seat] ?? 0).title;
  return (
    <Ranks
      className={`cq-army cq-${side}`}
      label={say("cq-army", { who })}
      slots={army.units}
      piles={pilesOf(army.units, keyOf)}
      room={{ width, height, ...LOW }}
      draw={(slot) => <Tile slot={slot} />}
    />
  );
}

/** An army that there is no room for: how many they are; pressed, the place is opened. */
export function FoldedArmy({ army, side, open }: { army: Army; side: "far" | "near"; open: () => void }) {
  const say = useSay();
  const scene = useScene();
  const who = printedOf(scene, asView(scene.view).warlords[army.seat] ?? 0).title;
  const count = army.units.length;
  const shines = army.units.some((slot) =>
    [slot.card, ...slot.attachments].some((card) => scene.offers.at.has(card)),
  );
  return (
    <div className={`cq-folded cq-${side}`}>
      {count > 0 && (
        <button
          type="button"
          data-shines={shines || undefined}
          onClick={open}
          aria-label={say("cq-open-army", { who, count })}
        >
          {say("cq-units-short", { count })}
        </button>
      )}
    </div>
  );
}
