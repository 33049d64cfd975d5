import { Fragment } from "react";
import { useLanguage } from "../words/l10n";
import { breakable, wordsOf } from "./fit";

/** A title whose words stay whole, unless one of them alone is wider than its card. */
export function Title({ title }: { title: string }) {
  const language = useLanguage();
  return wordsOf(title).map((word, n) => (
    <Fragment key={n}>
      <span className="word">{breakable(word.trimEnd(), language)}</span>
      {word.endsWith(" ") && " "}
    </Fragment>
  ));
}
