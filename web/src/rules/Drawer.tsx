import { Dialog } from "../look/Dialog";
import type { View } from "../net/protocol";
import { useSay } from "../words/l10n";
import { Book } from "./Book";
import { ruleAddress } from "./RuleLink";
import { useBook } from "./useBook";

/** The rule book beside a table, opened at a rule, or at the place of the timing chart where the table stands. */
export function Drawer({
  game,
  rule,
  asked,
  view,
  close,
}: {
  game: string;
  rule: string;
  asked: number;
  view: View;
  close: () => void;
}) {
  const say = useSay();
  const book = useBook(game);
  return (
    <Dialog title={say("rules-title")} close={close} className="rules-drawer">
      {book === "none" && <p className="error">{say("rules-none-words")}</p>}
      {book && book !== "none" && <Book book={book} rule={rule} asked={asked} view={view} />}
      <p>
        <a href={ruleAddress(game, rule)} target="_blank" rel="noreferrer">
          {say("rules-whole")}
        </a>
      </p>
    </Dialog>
  );
}
