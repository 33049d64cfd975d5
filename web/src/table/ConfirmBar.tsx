import { useEffect, useRef } from "react";
import { useSay } from "../words/l10n";
import type { Confirming } from "./confirming";

/** A choice, asked about once more in the place of the question. */
export function ConfirmBar({ confirming }: { confirming: Confirming }) {
  const say = useSay();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div
      className="confirm"
      role="alertdialog"
      aria-label={say("confirm-question")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        confirming.drop();
      }}
    >
      <div className="decision-words">
        <p className="decision-text">{confirming.chosen?.label}</p>
        <p className="decision-hint">{say("confirm-question")}</p>
      </div>
      <div className="decision-buttons">
        <button
          ref={yes}
          type="button"
          className="button button-main"
          data-confirm
          onClick={confirming.confirm}
        >
          {say("confirm-yes")}
        </button>
        <button type="button" className="button" onClick={confirming.drop}>
          {say("confirm-no")}
        </button>
      </div>
    </div>
  );
}
