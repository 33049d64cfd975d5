import { useState } from "react";
import { Sign } from "../look/Symbol";
import { useSay } from "../words/l10n";
import { RuleLink } from "./RuleLink";
import { useBook } from "./useBook";

/** At the table of an example: what to try, and the rule it shows. */
export function Tip({ game, example }: { game: string; example: string }) {
  const say = useSay();
  const book = useBook(game);
  const [read, setRead] = useState(false);
  const found = book && book !== "none" ? book.examples.find(({ id }) => id === example) : null;
  if (!found || read) return null;
  return (
    <aside className="coach" aria-label={say("coach")}>
      <Sign name="book" />
      <p>
        <RuleLink game={game} rule={found.rule} /> {found.text}
      </p>
      <div className="coach-buttons">
        <button type="button" className="button button-main" onClick={() => setRead(true)}>
          {say("coach-next")}
        </button>
      </div>
    </aside>
  );
}
