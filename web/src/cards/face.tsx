import { type CSSProperties, Fragment, memo, type ReactNode, useContext } from "react";
import { Sign, type SymbolName } from "../look/Symbol";
import type { Printed } from "../net/protocol";
import { useSay, useSayOr } from "../words/l10n";
import { Art } from "./art";
import { CardText } from "./CardText";
import { Values } from "./conquest";
import { DieSides, TeamValues } from "./destiny";
import { ExplainContext } from "./explain";
import { titleSize } from "./fit";
import { Origins } from "./Origins";
import { Title } from "./Title";

/** The printed facts of Star Wars: The Card Game; other games print other things, and then these are missing. */
export interface Facts extends Printed {
  side?: string;
  affiliation?: string;
  unique?: boolean;
  cost?: number;
  capacity?: number;
  force_icons?: number;
  resources?: number;
  priority?: number;
  icons?: [number, number, number];
  edge_icons?: [number, number, number];
  traits?: string[];
  keywords?: string[];
  edge?: number;
  protects?: string;
  // Printed by Warhammer 40,000: Conquest.
  faction?: string;
  cost_is_x?: boolean;
  attack?: number;
  health?: number;
  bloodied_attack?: number;
  bloodied_health?: number;
  command?: number;
  shield?: number;
  card_bonus?: number;
  resource_bonus?: number;
  // Printed by Star Wars: Destiny.
  colour?: string;
  subtitle?: string;
  subtypes?: string[];
  points?: number[];
  sides?: string[];
}

const COSTLY = new Set(["unit", "enhancement", "event", "army", "support", "attachment", "upgrade"]);
const COMBAT: SymbolName[] = ["unit-damage", "tactics", "blast"];

/** Combat icons: those a unit always has are solid, those it has only with the edge are ringed. */
export function CombatIcons({ card }: { card: Facts }) {
  const say = useSay();
  const icons = card.icons ?? [0, 0, 0];
  const edge = card.edge_icons ?? [0, 0, 0];
  const drawn: ReactNode[] = [];
  COMBAT.forEach((name, n) => {
    const [plain, only] = [icons[n] ?? 0, edge[n] ?? 0];
    for (let i = 0; i < plain; i++) drawn.push(<Sign key={`${name}${i}`} name={name} />);
    for (let i = 0; i < only; i++)
      drawn.push(<Sign key={`${name}e${i}`} name={name} className="edge-only" />);
  });
  if (!drawn.length) return null;
  const words = COMBAT.map((name, n) =>
    say(`icons-${name}`, { normal: icons[n] ?? 0, edge: edge[n] ?? 0 }),
  ).filter((_, n) => (icons[n] ?? 0) + (edge[n] ?? 0) > 0);
  return (
    <span className="combat" role="img" aria-label={words.join(", ")}>
      {drawn}
    </span>
  );
}

export function Pips({ name, count, label }: { name: SymbolName; count: number; label: string }) {
  if (!count) return null;
  return (
    <span className={`pips pips-${name}`} role="img" aria-label={label}>
      {count <= 4 ? (
        Array.from({ length: count }, (_, n) => <Sign key={n} name={name} />)
      ) : (
        <>
          <b>{count}</b>
          <Sign name={name} />
        </>
      )}
    </span>
  );
}

function lengthOf(text: string): "short" | "middle" | "long" {
  if (text.length < 90) return "short";
  return text.length < 210 ? "middle" : "long";
}

/** The colours a card is drawn in: those of its affiliation, faction or colour, and of its side. */
export function dress(card: Facts): { "data-aff": string; "data-side": string } {
  const own = card.type === "planet" ? "Planet" : (card.colour ?? card.affiliation ?? card.faction);
  return { "data-aff": own ?? "Neutral", "data-side": card.side ?? "none" };
}

/** A fact of a card in the reader's language; as it is printed where it has no words. */
function wordsOf(card: Facts, fact: string): string[] {
  return [card.words?.[fact] ?? (card[fact] as string[] | undefined) ?? []].flat();
}

/** What a card is called; a piece that is no card, such as an HQ, has a message. */
export function useTitle(card: Facts): string {
  return useSayOr()(`piece-${card.id}`, card.title);
}

/** How wide a title is at most, in hundredths of the card's width: beside the cost there is less room. */
const ROOM = { alone: 84, costly: 70 };

/** A whole card, as it is read: title, picture, icons, words. Everything scales with its width; where that is small, only what counts
 * is left of the words (cards.css), and where the words are long the card grows: nothing is ever cut off. */
export const Face = memo(function Face({ card }: { card: Facts }) {
  const say = useSay();
  const name = useSayOr();
  const cost = COSTLY.has(card.type) ? (card.cost_is_x ? "X" : card.cost) : undefined;
  const title = useTitle(card);
  const size = titleSize(title, cost === undefined ? ROOM.alone : ROOM.costly);
  const traits = ["subtitle", "traits", "subtypes"].flatMap((fact) => wordsOf(card, fact)).filter(Boolean);
  return (
    <article className="face" data-type={card.type} {...dress(card)}>
      <div className="face-in">
        <header className="face-head" style={{ "--title": `${size}cqw` } as CSSProperties}>
          {cost !== undefined && (
            <span className="cost" role="img" aria-label={say("cost", { cost })}>
              {cost}
            </span>
          )}
          <h3 className="face-title">
            {card.unique && <Sign name="unique" label={say("unique")} />}
            <Title title={title} />
          </h3>
        </header>
        <div className="face-art">
          <Art card={card} />
          <CombatIcons card={card} />
          <DieSides card={card} />
        </div>
        <div className="face-kind">
          {name(`type-${card.type.replaceAll(" ", "-")}`, card.type)}
          {traits.length ? <em> · {traits.join(" · ")}</em> : null}
        </div>
        <div className="face-text" data-length={lengthOf(card.text ?? "")}>
          <CardText text={card.text ?? ""} game={card.game} />
        </div>
        <Foot card={card} />
      </div>
    </article>
  );
});

/** What is printed along the lower edge. */
function Foot({ card }: { card: Facts }) {
  const say = useSay();
  return (
    <footer className="face-foot">
      <span className="face-aff">
        {card.type !== "planet" && [...wordsOf(card, "affiliation"), ...wordsOf(card, "faction")].join("")}
      </span>
      <Values card={card} />
      <TeamValues card={card} />
      {card.priority ? (
        <span className="priority" role="img" aria-label={say("priority", { priority: card.priority })}>
          {card.priority}
        </span>
      ) : null}
      <Pips
        name="force"
        count={card.force_icons ?? 0}
        label={say("force-icons", { count: card.force_icons ?? 0 })}
      />
      <Pips
        name="resource"
        count={card.resources ?? 0}
        label={say("resources", { count: card.resources ?? 0 })}
      />
      {card.capacity ? (
        <span className="capacity" role="img" aria-label={say("capacity", { capacity: card.capacity })}>
          <Sign name="capacity" />
          <b>{card.capacity}</b>
        </span>
      ) : null}
    </footer>
  );
}

/** What a card's keywords mean, for whoever does not know them by heart. */
export function Keywords({ card }: { card: Facts }) {
  const name = useSayOr();
  const explainer = useContext(ExplainContext);
  const words = card.keywords ?? [];
  if (!words.length) return <Origins card={card} />;
  return (
    <dl className="keywords">
      {words.map((word, n) => {
        // Two games may mean different things by one keyword.
        const id = word.toLowerCase().replaceAll(" ", "-");
        const meaning = name(`keyword-${card.game}-${id}`, name(`keyword-${id}`, ""));
        const term = explainer?.find("keyword", word);
        return meaning || term ? (
          <Fragment key={word}>
            <dt>{card.words?.keywords?.[n] ?? word}</dt>
            <dd>
              {meaning} {explainer && term && <explainer.Rules term={term} />}
            </dd>
          </Fragment>
        ) : null;
      })}
    </dl>
  );
}

/** The back of a card; several as one with their number. Without a label it is an ornament. */
export function Back({ side, count, label }: { side?: string; count?: number; label?: string }) {
  const drawing = (
    <>
      <svg viewBox="0 0 40 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <rect width="40" height="56" rx="3" className="back-ground" />
        <circle cx="20" cy="28" r="11" className="back-ring" />
        <path d="M15 22.500h10L15.500 33.500H25" className="back-mark" />
        <path d="M4 4h32v48H4z" className="back-edge" />
      </svg>
      {count !== undefined && <b className="back-count">{count}</b>}
    </>
  );
  return label ? (
    <span className="back" data-side={side ?? "none"} role="img" aria-label={label}>
      {drawing}
    </span>
  ) : (
    <span className="back" data-side={side ?? "none"} aria-hidden="true">
      {drawing}
    </span>
  );
}
