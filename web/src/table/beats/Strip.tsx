import { memo, useLayoutEffect, useRef } from "react";
import { Art } from "../../cards/art";
import { dress, type Facts } from "../../cards/face";
import { Drawn, Sign } from "../../look/Symbol";
import { useSay } from "../../words/l10n";
import { usePointedAt } from "../pointed";
import { printedOf, useScene } from "../scene";
import type { Beat } from "./beats";
import { signed } from "./perform";

const EDGE = 3; // pixels before the first that is in sight

/** What others did as a strip of stills: small cards with what happened, in order. It stays until the next choice. */
export const Strip = memo(function Strip({ beats }: { beats: Beat[] }) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest is in sight
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => showNewest(list.current!));
    watch.observe(list.current!);
    showNewest(list.current!);
    return () => watch.disconnect();
  }, [beats.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
    <ol className="strip-stills" ref={list} tabIndex={0} aria-label={say("recap")}>
      {beats.map((beat, n) => (
        <Still key={n} beat={beat} />
      ))}
    </ol>
  );
});

/** The newest stills that have room side by side are in sight, each of them whole; those before them are scrolled to. */
function showNewest(list: HTMLElement): void {
  list.style.removeProperty("--after");
  const stills = [...list.children] as HTMLElement[];
  const last = stills.at(-1)!;
  const end = last.offsetLeft + last.offsetWidth;
  const room = list.clientWidth - EDGE;
  const first = stills.find((still) => end - still.offsetLeft <= room) ?? last;
  list.style.setProperty("--after", `${Math.max(0, room - (end - first.offsetLeft))}px`);
  list.toggleAttribute("data-more", first !== stills[0]);
  list.scrollLeft = first.offsetLeft - EDGE;
}

function Still({ beat }: { beat: Beat }) {
  const pointed = usePointedAt(beat.lines);
  const changes = beat.changes.slice(0, 2);
  return (
    <li className="still" data-kind={beat.kind} {...pointed}>
      {beat.cards.slice(0, 2).map((card) => (
        <Thumb key={card} card={card} />
      ))}
      {beat.targets.length > 0 && <Sign name="play" className="still-arrow" />}
      {beat.targets.slice(0, 1).map((card) => (
        <Thumb key={card} card={card} />
      ))}
      <span className="still-words" data-short>
        {beat.lines.map((line) => line.text).join(" ")}
      </span>
      {changes.map((change, n) => (
        <b
          key={n}
          className="still-change"
          data-tone={change.by > 0 === (change.count.good ?? false) ? "good" : "bad"}
        >
          {signed(change.by)}
          <Drawn className="">{change.count.sign}</Drawn>
        </b>
      ))}
    </li>
  );
}

function Thumb({ card }: { card: number }) {
  const scene = useScene();
  if (!scene.view.cards[card]) return null;
  const printed = printedOf(scene, card) as Facts;
  return (
    <button
      type="button"
      className="still-card"
      {...dress(printed)}
      aria-label={printed.title}
      onClick={() => scene.inspect(card)}
      onPointerEnter={(event) => event.pointerType === "mouse" && scene.zoom(card, event.currentTarget)}
      onPointerLeave={() => scene.zoom(null)}
    >
      <Art card={printed} />
    </button>
  );
}
