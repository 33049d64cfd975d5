import type { ClientMessage, Seat, UndoAsked } from "../net/protocol";
import { useSay } from "../words/l10n";

/** Somebody wants to take back a choice that concerns the viewer. */
export function UndoBanner({
  undo,
  seats,
  ask,
}: {
  undo: UndoAsked;
  seats: Seat[];
  ask: (message: ClientMessage) => Promise<boolean>;
}) {
  const say = useSay();
  const name = seats[undo.seat]?.name ?? "";
  return (
    <>
      <p className="decision-words decision-text" aria-live="assertive">
        {say("undo-asked", { name, crosses: undo.crosses })}
      </p>
      <div className="decision-buttons">
        <button
          type="button"
          className="button button-main"
          onClick={() => void ask({ type: "consent", agree: true })}
        >
          {say("agree")}
        </button>
        <button type="button" className="button" onClick={() => void ask({ type: "consent", agree: false })}>
          {say("disagree")}
        </button>
      </div>
    </>
  );
}
