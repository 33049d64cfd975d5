import "./stage.css";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Face, type Facts } from "../../cards/face";
import { Drawn } from "../../look/Symbol";
import { between, centre, type Place, type Point } from "./places";

const EASE = "cubic-bezier(.2,.8,.2,1)";

/** A card shown large. */
export interface Spot {
  cards: (Facts & { number: number })[];
  caption: string;
  /** Where it comes from. */
  from: Place;
  /** Where its middle stands, and how wide each card is. */
  at: Point;
  width: number;
}

/** Something seen for a moment over the board. */
export type Sight =
  | { kind: "float"; at: Point; sign: ReactNode; text: string; tone: "good" | "bad" }
  | { kind: "line"; from: Point; to: Point }
  | { kind: "ring"; place: Place };

export interface StageHandle {
  /** Show cards large, or none any more. */
  spotlight: (spot: Spot | null) => void;
  /** Where each card that is shown large stands. */
  spots: () => Map<number, Place>;
  show: (sights: Sight[], time: number) => void;
  clear: () => void;
}

type Shown = Sight & { id: number; time: number };

/** What is seen of a telling: over the board, out of the way of the pointer, and unheard by screen readers, who have the words. */
export function Stage({ handle }: { handle: RefObject<StageHandle | null> }) {
  const [spot, setSpot] = useState<(Spot & { id: number }) | null>(null);
  const [sights, setSights] = useState<Shown[]>([]);
  const next = useRef(0);
  const lit = useRef(false);
  const layer = useRef<HTMLDivElement>(null);
  const gone = useCallback((id: number) => setSights((all) => all.filter((one) => one.id !== id)), []);
  useImperativeHandle(handle, () => ({
    spotlight: (shown) => {
      if (shown || lit.current) flushSync(() => setSpot(shown && { ...shown, id: next.current++ }));
      lit.current = shown !== null;
    },
    spots: () =>
      new Map(
        [...(layer.current?.querySelectorAll<HTMLElement>("[data-spot]") ?? [])].map((element) => [
          Number(element.dataset.spot),
          element.getBoundingClientRect(),
        ]),
      ),
    show: (shown, time) =>
      setSights((all) => [...all, ...shown.map((one) => ({ ...one, id: next.current++, time }))]),
    clear: () => {
      lit.current = false;
      setSpot(null);
      setSights([]);
    },
  }));
  return (
    <div className="stage" ref={layer} aria-hidden="true">
      {sights.map((one) => (
        <Seen key={one.id} sight={one} gone={gone} />
      ))}
      {spot && <Spotlight key={spot.id} spot={spot} />}
    </div>
  );
}

function Spotlight({ spot }: { spot: Spot }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = centre(spot.from);
    element.current!.animate(
      [
        {
          transform: `translate(${from.x - spot.at.x}px, ${from.y - spot.at.y}px) translate(-50%, -50%) scale(.25)`,
          opacity: 0.3,
        },
        { transform: "translate(-50%, -50%)", opacity: 1 },
      ],
      { duration: 300, easing: EASE },
    );
  }, [spot]);
  return (
    <div className="stage-spot" ref={element} style={{ left: spot.at.x, top: spot.at.y }}>
      <div className="stage-cards">
        {spot.cards.map((card, n) => (
          <div key={n} data-spot={card.number} style={{ width: spot.width }}>
            <Face card={card} />
          </div>
        ))}
      </div>
      <p>{spot.caption}</p>
    </div>
  );
}

const FRAMES: Record<Sight["kind"], (sight: Sight) => Keyframe[]> = {
  float: () => [
    { transform: "translate(-50%, 0) scale(.6)", opacity: 0 },
    { transform: "translate(-50%, -60%) scale(1.15)", opacity: 1, offset: 0.15 },
    { transform: "translate(-50%, -80%)", opacity: 1, offset: 0.75 },
    { transform: "translate(-50%, -150%)", opacity: 0 },
  ],
  line: (sight) => {
    const { angle } = sight.kind === "line" ? between(sight.from, sight.to) : { angle: 0 };
    return [
      { transform: `rotate(${angle}deg) scaleX(0)`, opacity: 1 },
      { transform: `rotate(${angle}deg)`, opacity: 1, offset: 0.35 },
      { transform: `rotate(${angle}deg)`, opacity: 1, offset: 0.8 },
      { transform: `rotate(${angle}deg)`, opacity: 0 },
    ];
  },
  ring: () => [
    { transform: "scale(1.12)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.2 },
    { transform: "none", opacity: 1, offset: 0.75 },
    { transform: "none", opacity: 0 },
  ],
};

function Seen({ sight, gone }: { sight: Shown; gone: (id: number) => void }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const seen = element.current!.animate(FRAMES[sight.kind](sight), {
      duration: sight.time,
      easing: "ease-out",
    });
    seen.onfinish = () => gone(sight.id);
    return () => seen.cancel();
  }, [sight, gone]);
  if (sight.kind === "float")
    return (
      <div
        ref={element}
        className="stage-float"
        data-tone={sight.tone}
        style={{ left: sight.at.x, top: sight.at.y }}
      >
        {sight.text}
        <Drawn className="">{sight.sign}</Drawn>
      </div>
    );
  if (sight.kind === "line")
    return (
      <div
        ref={element}
        className="stage-line"
        style={{ left: sight.from.x, top: sight.from.y, width: between(sight.from, sight.to).length }}
      />
    );
  const { x, y, width, height } = sight.place;
  return <div ref={element} className="stage-ring" style={{ left: x, top: y, width, height }} />;
}
