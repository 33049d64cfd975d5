import { Fragment, memo, type ReactNode, useContext, useMemo } from "react";
import { isMark, Mark as WarMark } from "../boards/clone_wars/Signs";
import { PATHS, Sign, type SymbolName } from "../look/Symbol";
import { type Splitter, splitter } from "../words/drawn";
import { useSayOr } from "../words/l10n";
import { Mark } from "./conquest";
import { DieMark } from "./destiny";
import { type DieSymbol, SYMBOLS } from "./dice";
import { ExplainContext } from "./explain";

/** What stands before it is the label of a sentence: "Reaction, once a turn · when …". */
const LABEL_ENDS = " · ";

/** Where lines with the same label are steps of one thing, done in turn: it is said once. */
const IN_TURN = new Set(["clone_wars"]);

const SHARED: SymbolName[] = [
  "damage",
  "unit-damage",
  "tactics",
  "blast",
  "focus",
  "shield",
  "resource",
  "force",
];
const DICE: string[] = SYMBOLS.filter((symbol) => !(symbol in PATHS) || symbol === "focus");
const WAR = ["droid", "blockade", "success", "threat", "mission"];
const NAMES = [...new Set([...SHARED, "command", ...DICE, ...WAR])];

/** The drawing a sign's name stands for in a game. */
function signOf(game: string, name: string): ReactNode {
  if (game === "destiny" && DICE.includes(name)) return <DieMark symbol={name as DieSymbol} />;
  if (name === "command") return <Mark name="command" />;
  if (game === "clone_wars" && isMark(name)) return <WarMark name={name} />;
  return <Sign name={name as SymbolName} />;
}

/** Which words of a game's cards are drawn, in the language of the page. */
function useSplitter(game: string): Splitter {
  const say = useSayOr();
  return useMemo(() => {
    const told = NAMES.map((name) => [name, say(`drawn-${game}-${name}`, "")]).filter(([, words]) => words);
    return splitter(Object.fromEntries(told));
  }, [say, game]);
}

/** The words of a card, a line to a paragraph: its labels set off, and signs where the language draws them. Where something explains
 * them, labels, keywords and signs can be pressed. */
export const CardText = memo(function CardText({ text, game = "" }: { text: string; game?: string }) {
  const split = useSplitter(game);
  const explainer = useContext(ExplainContext);
  const explained = (kind: "label" | "sign", id: string, shown: ReactNode) => {
    const term = explainer?.find(kind, id);
    return explainer && term ? <explainer.Word term={term}>{shown}</explainer.Word> : shown;
  };
  const plain = (words: string) =>
    explainer
      ? explainer.split(words).map((part, n) =>
          typeof part === "string" ? (
            part
          ) : (
            <explainer.Word key={n} term={part}>
              {part.text}
            </explainer.Word>
          ),
        )
      : words;
  const drawn = (words: string) =>
    split(words).map((part, n) =>
      typeof part === "string" ? (
        // A number stays with the sign it counts.
        <Fragment key={n}>{plain(part.replace(/(\d|X) $/, "$1\u00a0"))}</Fragment>
      ) : (
        <span key={n} className="drawn">
          {explained(
            "sign",
            part.sign,
            <>
              {signOf(game, part.sign)}
              <span className="unseen">{part.word}</span>
            </>,
          )}
        </span>
      ),
    );
  let before = "";
  return text.split("\n").map((line, n) => {
    const dot = line.indexOf(LABEL_ENDS);
    const head = line.slice(0, Math.max(0, dot));
    const [label = "", ...limits] = head.split(",");
    const again = head !== "" && head === before && IN_TURN.has(game);
    before = head;
    return (
      <p key={n} data-again={again || undefined}>
        {head && !again && (
          <strong>
            {explained("label", label, label)}
            {limits.map((limit) => `,${limit}`)}
          </strong>
        )}
        {drawn(head ? line.slice(dot) : line)}
      </p>
    );
  });
});
