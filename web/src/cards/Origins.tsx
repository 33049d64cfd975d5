import { Fragment } from "react";
import type { Printed } from "../net/protocol";
import { useSay } from "../words/l10n";
import { originsOf } from "./origin";

/** Which facts of a card are printed, publicly told, or reconstructed by us. */
export function Origins({ card }: { card: Printed }) {
  const say = useSay();
  const origins = originsOf(card);
  if (!origins.length) return null;
  return (
    <dl className="keywords">
      {origins.map(([origin, facts]) => (
        <Fragment key={origin}>
          <dt>{say(`origin-${origin}`)}</dt>
          <dd>{facts.join(", ")}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
