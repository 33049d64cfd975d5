import { useEffect, useState } from "react";
import { useSay } from "../words/l10n";
import { type Lack, watchParts } from "./anew";

/** Says that a part of the page could not be fetched, and why; and leads on. */
export function Missing() {
  const say = useSay();
  const [lack, setLack] = useState<Lack | null>(null);
  useEffect(() => watchParts(setLack), []);
  if (!lack) return null;
  return (
    <div className="missing" role="alert">
      <p>{say(`part-${lack}`)}</p>
      <button type="button" className="button button-main" onClick={() => location.reload()}>
        {say(`part-${lack}-do`)}
      </button>
    </div>
  );
}
