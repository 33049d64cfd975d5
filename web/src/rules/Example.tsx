import { useContext } from "react";
import { useLaying } from "../lobby/useLaying";
import { Sign } from "../look/Symbol";
import type { RuleExample, TableWish } from "../net/protocol";
import { useSay } from "../words/l10n";
import { RuleLink, RulesContext, ruleAddress } from "./RuleLink";

/** The table an example is tried at: against easy bots. */
export function exampleWish(game: string, { seat, seats, position }: RuleExample): TableWish {
  return {
    game,
    seats: Array.from({ length: seats }, (_, n) =>
      n === seat ? { who: "me" } : { who: "bot", bot: "easy" },
    ),
    position,
  };
}

/** What the table is told of it, to say there what to try. */
export const tipOf = ({ id }: RuleExample) => `?example=${id}`;

/** A position to try a rule on. Beside a table it is laid in another window: nobody leaves his game for it. */
export function Example({ game, example, named }: { game: string; example: RuleExample; named?: boolean }) {
  const say = useSay();
  const beside = useContext(RulesContext) !== null;
  const { busy, wrong, lay } = useLaying();
  const label = say("rules-try-of", { rule: example.rule });
  const words = (
    <>
      <Sign name="play" />
      <span>{say("rules-try")}</span>
    </>
  );
  return (
    <div className="rule-example">
      <p>
        {named && <RuleLink game={game} rule={example.rule} />} {example.text}
      </p>
      {beside ? (
        <a
          className="button"
          href={`${ruleAddress(game, example.rule)}?try=${example.id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`${label} ${say("rules-new-window")}`}
        >
          {words}
        </a>
      ) : (
        <button
          type="button"
          className="button"
          disabled={busy}
          aria-label={label}
          onClick={() => void lay(exampleWish(game, example), tipOf(example))}
        >
          {words}
        </button>
      )}
      {wrong && <p className="error">{wrong}</p>}
    </div>
  );
}
