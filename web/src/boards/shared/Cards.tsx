import { type CSSProperties, createContext, type ReactNode, useCallback, useContext, useRef } from "react";
import { Art } from "../../cards/art";
import { CardText } from "../../cards/CardText";
import { dress, Face, type Facts } from "../../cards/face";
import { lettersOf, smallTitleSize } from "../../cards/fit";
import { Piece } from "../../cards/Piece";
import { Title } from "../../cards/Title";
import { Sign } from "../../look/Symbol";
import { printedOf, type Scene, useScene } from "../../table/scene";
import { type Say, useSay, useSayOr } from "../../words/l10n";
import { useWhole } from "./whole";

/** What a game tells of a card on the table beside its title and kind, for whoever hears it read aloud. */
export type CardWords = (card: number, printed: Facts, scene: Scene, say: Say) => string[];

const LabelContext = createContext<(card: number) => string>(() => "");

/** What a card says of itself when it is read aloud. */
export const useLabel = () => useContext(LabelContext);

export function CardLabels({ words, children }: { words: CardWords; children: ReactNode }) {
  const say = useSay();
  const name = useSayOr();
  const scene = useScene();
  const label = useCallback(
    (card: number) => {
      const printed = printedOf(scene, card) as Facts;
      const kind = name(`type-${printed.type.replaceAll(" ", "-")}`, printed.type);
      return [printed.title, kind, ...words(card, printed, scene, say)].join(", ");
    },
    [words, scene, say, name],
  );
  return <LabelContext value={label}>{children}</LabelContext>;
}

/** A card held in a hand, or laid out to be looked at: its whole face. */
export function HandCard({ card }: { card: number }) {
  const scene = useScene();
  const label = useLabel();
  return (
    <Piece card={card} label={label(card)} className="hand-card">
      <Face card={printedOf(scene, card) as Facts} />
    </Piece>
  );
}

/** How wide a title on a tile is, in hundredths of the tile's width. */
const TILE = 88;

/** A card in play, drawn small: its title, its picture with what lies on it, and below it what counts. */
export function TileFace({
  card,
  className,
  onArt,
  foot,
  children,
}: {
  card: number;
  className: string;
  onArt?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}) {
  const scene = useScene();
  const label = useLabel();
  const printed = printedOf(scene, card) as Facts;
  return (
    <Piece card={card} label={label(card)} className={className}>
      <span className="tile-in" {...dress(printed)}>
        <span
          className="tile-head"
          style={{ "--title": `${smallTitleSize(printed.title, TILE)}cqw` } as CSSProperties}
        >
          <span className="tile-title">
            <Title title={printed.title} />
          </span>
        </span>
        <span className="tile-art">
          <Art card={printed} />
          {onArt}
        </span>
        {printed.text && <TileText card={printed} />}
        {foot}
      </span>
      {children}
    </Piece>
  );
}

/** What a card does, on a tile that is large enough to read it there; on others it is left to pointing. */
function TileText({ card }: { card: Facts }) {
  const box = useRef<HTMLSpanElement>(null);
  useWhole(box, card.text);
  return (
    <span className="tile-text" ref={box} aria-hidden="true">
      <CardText text={card.text} game={card.game} />
    </span>
  );
}

/** The edge of a card that looks out from under the card it is attached to. */
export function Strip({
  card,
  exhausted,
  art,
  children,
}: {
  card: number;
  exhausted?: boolean;
  art?: ReactNode;
  children?: ReactNode;
}) {
  const scene = useScene();
  const label = useLabel();
  const printed = printedOf(scene, card) as Facts;
  return (
    <Piece card={card} label={label(card)} className="strip">
      <span className="strip-in" data-exhausted={exhausted || undefined} {...dress(printed)}>
        {art && <span className="strip-art">{art}</span>}
        <span
          className="strip-title"
          style={
            { "--one": lettersOf(printed.title, 1), "--two": lettersOf(printed.title, 2) } as CSSProperties
          }
        >
          {printed.title}
        </span>
        {children}
      </span>
    </Piece>
  );
}

/** What is attached to a card, edge over edge. */
export function Strips({
  name = "",
  cards,
  draw,
}: {
  name?: string;
  cards: number[];
  draw: (card: number) => ReactNode;
}) {
  if (!cards.length) return null;
  return <div className={`strips ${name}`}>{cards.map(draw)}</div>;
}

/** A row of cards in play. */
export function Row<Slot extends { card: number }>({
  className,
  label,
  slots,
  draw,
  style,
  children,
}: {
  className: string;
  label: string;
  slots: Slot[];
  draw: (slot: Slot) => ReactNode;
  style?: CSSProperties;
  children?: ReactNode;
}) {
  return (
    <ul className={className} aria-label={label} style={style}>
      {slots.map((slot) => (
        <li key={slot.card}>{draw(slot)}</li>
      ))}
      {children}
    </ul>
  );
}

/** How many a card can take, or how much of that it has taken. */
export function Damage({ damage, most }: { damage: number; most: number }) {
  if (!most && !damage) return null;
  return (
    <span className="damage" data-hurt={damage > 0 || undefined} aria-hidden="true">
      <Sign name={damage > 0 ? "damage" : "capacity"} />
      {damage > 0 && most > 0 ? `${damage}/${most}` : damage || most}
    </span>
  );
}

export function Token({ kind, children }: { kind: string; children: ReactNode }) {
  return <span className={`token token-${kind}`}>{children}</span>;
}
