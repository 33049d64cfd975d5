import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Face, type Facts } from "../cards/face";
import { Piece } from "../cards/Piece";
import { Sign } from "../look/Symbol";
import { useSay, useSayOr } from "../words/l10n";
import { printedOf, useScene } from "./scene";
import type { Picked } from "./trail";
import { cardSize, type Group, type Tray as Laid } from "./tray";

const LEAST = 160;
const LEAST_ON_A_PHONE = 110;
const PHONE = 640; // as wide, or as high
const HEADING = 30;
const GAP = 12;
const GAP_ON_A_PHONE = 6; // as in the style sheet

/** Cards to choose from, whole and large enough to be read, over the middle of the board; put away to look at the board. */
export function Tray({
  tray,
  picked,
  close,
}: {
  tray: Laid;
  /** What has been picked for this question, in order. */
  picked: readonly Picked[];
  close: () => void;
}) {
  const say = useSay();
  const root = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const gone = picked.filter((one) => one.card && !tray.groups.some(({ cards }) => cards.includes(one.card)));
  const count = tray.groups.reduce((sum, { cards }) => sum + cards.length, gone.length);
  const headings = tray.groups.length + (gone.length ? 1 : 0);
  const { width, columns } = useCardSize(room, count, headings);
  const size = { "--tray-card": `${width}px`, "--columns": headings > 1 ? count : columns };
  useFocusOnce(root);
  return (
    <section ref={root} className="tray" role="dialog" aria-label={say("tray")} tabIndex={-1}>
      <div className="tray-head">
        <button type="button" className="button" onClick={close} aria-keyshortcuts="v">
          <Sign name="eye" />
          <span>{say("tray-close")}</span>
        </button>
      </div>
      <div ref={room} className="tray-room" style={size as CSSProperties}>
        {tray.groups.map((group) => (
          <Pile key={`${group.zone} ${group.holder}`} group={group} picked={picked} columns={columns} />
        ))}
        {gone.length > 0 && <Gone picked={picked} gone={gone} columns={columns} />}
      </div>
    </section>
  );
}

/** How many of so many cards lie abreast, where a pile is laid out in columns. */
const abreast = (columns: number, cards: number) =>
  ({ "--abreast": Math.min(columns, cards) }) as CSSProperties;

function Pile({ group, picked, columns }: { group: Group; picked: readonly Picked[]; columns: number }) {
  const say = useSay();
  const name = useSayOr();
  const { view } = useScene();
  const whose = group.holder === view.seat ? "mine" : "theirs";
  const words =
    group.zone === "hand"
      ? say("tray-hand", { whose })
      : name(`zone-${group.zone.replaceAll("_", "-")}`, say("zone-apart"));
  return (
    <section className="tray-pile" aria-label={words}>
      <h3>{words}</h3>
      <ul style={abreast(columns, group.cards.length)}>
        {group.cards.map((card) => (
          <li key={card}>
            <TrayCard card={card} />
            <Order place={picked.findIndex((one) => one.card === card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrayCard({ card }: { card: number }) {
  const scene = useScene();
  const name = useSayOr();
  const printed = printedOf(scene, card) as Facts;
  return (
    <Piece
      card={card}
      label={`${printed.title}, ${name(`type-${printed.type}`, printed.type)}`}
      className="tray-card"
    >
      <Face card={printed} />
    </Piece>
  );
}

/** Cards that were picked and lie out of sight now, in the order they were picked. */
function Gone({
  picked,
  gone,
  columns,
}: {
  picked: readonly Picked[];
  gone: readonly Picked[];
  columns: number;
}) {
  const say = useSay();
  const { catalogue } = useScene();
  return (
    <section className="tray-pile tray-gone" aria-label={say("picked")}>
      <h3>{say("picked")}</h3>
      <ul style={abreast(columns, gone.length)}>
        {gone.map((one) => (
          <li key={one.card}>
            {catalogue[one.id] && <Face card={catalogue[one.id] as Facts} />}
            <Order place={picked.indexOf(one)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Order({ place }: { place: number }) {
  const say = useSay();
  if (place < 0) return null;
  return (
    <span className="tray-order" role="img" aria-label={say("tray-order", { place: place + 1 })}>
      {place + 1}
    </span>
  );
}

/** How wide the cards are drawn, and how many abreast: found anew when the room changes. */
function useCardSize(room: { current: HTMLElement | null }, count: number, headings: number) {
  const [size, setSize] = useState({ width: LEAST, columns: 1 });
  useLayoutEffect(() => {
    const element = room.current!;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const phone = Math.min(window.innerWidth, window.innerHeight) <= PHONE;
      const free = { width: clientWidth - 16, height: clientHeight - headings * HEADING - 12 };
      const [least, gap] = phone ? [LEAST_ON_A_PHONE, GAP_ON_A_PHONE] : [LEAST, GAP];
      setSize(cardSize(count, free, least, gap));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [room, count, headings]);
  return size;
}

/** The focus comes to what is laid out, unless somebody is writing, and goes back when it is put away. */
function useFocusOnce(root: { current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    if (before?.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
    root.current!.focus({ preventScroll: true });
  }, [root]);
}
