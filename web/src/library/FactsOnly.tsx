import { useSay } from "../words/l10n";
import type { Entry } from "./index";

/** That a card does not play: only what is printed on it is known, and it is in no deck. `long`: in a sentence. */
export function FactsOnly({ entry, long = false }: { entry: Entry; long?: boolean }) {
  const say = useSay();
  if (entry.card.plays !== false) return null;
  return long ? (
    <p className="facts-only">{say("card-facts-only-why")}</p>
  ) : (
    <span className="badge facts-only">{say("card-facts-only")}</span>
  );
}
