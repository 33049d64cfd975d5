import type { ReactNode } from "react";
import { Link } from "../router";
import { useSay } from "../words/l10n";

/** The frame of every form that lays a table: what can be set, what is wrong with it, and the button. */
export function SetUpForm({
  lay,
  wrong,
  disabled,
  more,
  decks = false,
  children,
}: {
  lay: () => void;
  wrong: string;
  disabled: boolean;
  more: ReactNode;
  decks?: boolean;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <form
      className="panel new-table"
      onSubmit={(event) => {
        event.preventDefault();
        lay();
      }}
    >
      {children}
      <details>
        <summary>{say("more-options")}</summary>
        <div className="checks">{more}</div>
      </details>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="new-table-foot">
        <button type="submit" className="button button-main button-big" disabled={disabled}>
          {say("play")}
        </button>
        {decks && (
          <Link to="/decks" className="button button-quiet">
            {say("import-deck")}
          </Link>
        )}
      </div>
    </form>
  );
}
