import { useCallback, useEffect, useMemo, useState } from "react";
import { useBoard } from "../boards";
import { loadPictures } from "../cards/picture/pictures";
import { noted } from "../net/http";
import type { CheckedPosition } from "../net/protocol";
import { allOpen } from "../replay/open";
import { NO_HINTS } from "../table/hints";
import { Inspector } from "../table/Inspector";
import { Plate } from "../table/Plate";
import { NO_OFFERS } from "../table/picking";
import { PointingContext, type Scene, SceneContext, usePointing } from "../table/scene";
import { Zoom } from "../table/Zoom";
import { useSay } from "../words/l10n";

const NOTHING: ReadonlySet<number> = new Set();

/** A position on the board of its game, all hands open. Cards can be looked at; nothing can be chosen. */
export function PositionBoard({
  game,
  checked,
  bottom,
  language,
}: {
  game: string;
  checked: CheckedPosition;
  bottom: number;
  language: string;
}) {
  const say = useSay();
  const [zoomed, setZoomed] = useState<{ card: number; element: HTMLElement } | null>(null);
  const [inspected, setInspected] = useState<number | null>(null);
  const cards = useMemo(() => noted(checked.cards, game, null), [checked, game]);
  useEffect(() => loadPictures(game), [game]);
  const board = useBoard(game, language);
  const view = useMemo(
    () =>
      allOpen(
        checked.views.map((one) => one.view),
        bottom,
      ),
    [checked, bottom],
  );
  const zoom = useCallback((card: number | null, element?: HTMLElement) => {
    setZoomed(card === null || !element ? null : { card, element });
  }, []);
  const scene = useMemo<Scene | null>(
    () =>
      view && cards
        ? {
            view,
            catalogue: cards,
            offers: NO_OFFERS,
            bright: NOTHING as Set<number>,
            hinted: NO_HINTS,
            pick: setInspected,
            choose: () => undefined,
            zoom,
            inspect: setInspected,
          }
        : null,
    [view, cards, zoom],
  );
  const pointing = usePointing(scene);
  if (!scene || !view || !board) return <p className="page-note">{say("connecting")}</p>;
  const { Board } = board;
  const light = view.light;
  const plates = checked.views.map(({ seat }) => (
    <Plate
      key={seat}
      seat={{
        number: seat,
        kind: "human",
        name: say("seat", { number: seat + 1 }),
        bot: null,
        here: true,
      }}
      mine={false}
      asked={checked.asked === seat}
      active={view.active === seat}
      left={null}
      runs={false}
      at={0}
      role={typeof light === "number" ? (seat === light ? "light" : "dark") : ""}
    />
  ));
  return (
    <SceneContext value={scene}>
      <PointingContext value={pointing}>
        <main className="felt" aria-label={say("board")}>
          <Board view={view} bottom={bottom} plates={plates} fresh={[]} />
        </main>
        {zoomed && <Zoom {...zoomed} />}
        {inspected !== null && (
          <Inspector
            card={inspected}
            explain={null}
            choose={() => undefined}
            close={() => setInspected(null)}
          />
        )}
      </PointingContext>
    </SceneContext>
  );
}
