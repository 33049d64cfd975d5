import { Fragment } from "react";
import { useLanguage } from "../words/l10n";
import { breakable } from "./fit";

/** A title whose words stay whole, unless one of them alone is wider than its card. */
export function Title({ title }: { title: string }) {
  const language = useLanguage();
  return title.split(" ").map((word, n) => (
    <Fragment key={n}>
      {n > 0 && " "}
      <span className="word">{breakable(word, language)}</span>
    </Fragment>
  ));
}
