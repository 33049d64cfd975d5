import { createContext, Fragment, type MouseEvent, type ReactNode, useContext } from "react";
import { go } from "../router";
import { useSay } from "../words/l10n";
import { splitNumbers } from "./numbers";

/** Opens the rule book beside what one is doing; null on pages, where a rule has an address of its own. */
export const RulesContext = createContext<((rule: string) => void) | null>(null);

export const ruleAddress = (game: string, rule: string) => `/rules/${game}/${rule}`;

/** A way to a rule, a ruling or a chapter, by its number: at a table in the drawer, elsewhere on its page. */
export function RuleLink({
  game,
  rule,
  className = "rule",
  current,
  children,
}: {
  game: string;
  rule: string;
  className?: string;
  /** Whether one is there now. */
  current?: "step" | "location";
  /** What leads there; otherwise the number itself. */
  children?: ReactNode;
}) {
  const say = useSay();
  const open = useContext(RulesContext);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (open) open(rule);
    else go(ruleAddress(game, rule));
  };
  return (
    <a
      className={className}
      href={ruleAddress(game, rule)}
      onClick={follow}
      aria-label={children ? undefined : say("rule-named", { rule })}
      aria-current={current}
    >
      {children ?? rule}
    </a>
  );
}

/** A text in which the numbers of rules and rulings lead to them. */
export function RuledText({ game, text }: { game: string; text: string }) {
  return splitNumbers(text).map((part, n) =>
    typeof part === "string" ? (
      <Fragment key={n}>{part}</Fragment>
    ) : (
      <RuleLink key={n} game={game} rule={part.rule} />
    ),
  );
}
