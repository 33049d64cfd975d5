import type { ClientMessage, Seat, UndoAsked } from "../net/protocol";
import { useSay } from "../words/l10n";

/** Somebody wants to take back a choice that concerns others. */
export function UndoBanner({
  undo,
  seat,
  seats,
  ask,
}: {
  undo: UndoAsked;
  seat: number | null;
  seats: Seat[];
  ask: (message: ClientMessage) => Promise<boolean>;
}) {
  const say = useSay();
  const asked = seat !== null && undo.asks.includes(seat) && !undo.agreed.includes(seat);
  const name = seats[undo.seat]?.name ?? "";
  return (
    <section className="undo-banner" aria-live="assertive">
      <p>
        {undo.seat === seat ? say("undo-asked-mine") : say("undo-asked", { name, crosses: undo.crosses })}
      </p>
      {asked && (
        <div className="decision-buttons">
          <button
            type="button"
            className="button button-main"
            onClick={() => void ask({ type: "consent", agree: true })}
          >
            {say("agree")}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void ask({ type: "consent", agree: false })}
          >
            {say("disagree")}
          </button>
        </div>
      )}
    </section>
  );
}
