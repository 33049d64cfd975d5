import { type CSSProperties, useState } from "react";
import { Art } from "../../cards/art";
import { dress, type Facts } from "../../cards/face";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { Row } from "../shared/Cards";
import type { Formation } from "../shared/formation";
import { focusOf, oneByOne, type Side, type Slot, shines, supportsOf } from "./layout";
import { type Counts, type Edges, type Part, teamLayout } from "./lineup";
import { useWho } from "./Standing";
import { Edge, Tile } from "./Tile";

/** The part of a team that is laid out where not all can be: as the moment asks for, until the player opens the other one. */
function useFocus(side: Side): [Part, (part: Part) => void] {
  const { offers } = useScene();
  const asked = focusOf(side, new Set(offers.at.keys()));
  const [opened, setOpened] = useState<{ asked: Part; part: Part }>({ asked, part: asked });
  return [opened.asked === asked ? opened.part : asked, (part) => setOpened({ asked, part })];
}

export function countsOf(side: Side): Counts {
  const supports = supportsOf(side);
  return {
    characters: side.characters.length,
    supports: supports.length,
    edges: oneByOne(supports).length,
  };
}

/** One side's characters with their upgrades, and its supports, in as much room as there is. */
export function Team({ side, width, height }: { side: Side; width: number; height: number }) {
  const [focus, open] = useFocus(side);
  const layout = teamLayout(countsOf(side), focus, width, height);
  return (
    <div className="de-team" style={{ height }} data-below={layout.edges?.below || undefined}>
      <Group
        part="characters"
        side={side}
        slots={side.characters}
        stands={layout.characters}
        open={() => open("characters")}
      />
      {layout.edges ? (
        <Edged side={side} edges={layout.edges} />
      ) : (
        <Group
          part="supports"
          side={side}
          slots={supportsOf(side)}
          stands={layout.supports}
          open={() => open("supports")}
        />
      )}
    </div>
  );
}

/** Supports where there is no room for whole cards: their edges, each to be pressed like the card. */
function Edged({ side, edges }: { side: Side; edges: Edges }) {
  const say = useSay();
  const who = useWho(side);
  const style = { "--columns": edges.columns, "--edge-w": `${edges.width}px` } as CSSProperties;
  return (
    <Row
      className="de-edges"
      label={say("de-supports", { who })}
      slots={oneByOne(supportsOf(side))}
      style={style}
      draw={(laid) => <Edge laid={laid} />}
    />
  );
}

function Group({
  part,
  side,
  slots,
  stands,
  open,
}: {
  part: Part;
  side: Side;
  slots: Slot[];
  stands: Formation | null;
  open: () => void;
}) {
  const say = useSay();
  const who = useWho(side);
  if (!slots.length) return null;
  const label = say(`de-${part}`, { who });
  if (!stands) return <Stack slots={slots} label={label} open={open} />;
  return (
    <Row
      className={`de-row de-${part}${stands.step < stands.width ? " de-fanned" : ""}`}
      label={label}
      slots={slots}
      style={styleOf(stands)}
      draw={(slot) => <Tile slot={slot} stands={stands} />}
    />
  );
}

function styleOf({ columns, step, width, height, scrolls }: Formation): CSSProperties {
  return {
    "--columns": columns,
    "--step": `${step}px`,
    "--tile-w": `${width}px`,
    "--tile-h": `${height}px`,
    // What of a fanned card lies under the next one: nothing is written there.
    "--under": `${Math.max(0, width - step)}px`,
    overflowX: scrolls ? "auto" : undefined,
  } as CSSProperties;
}

/** A part of a team that there is no room for: a pile with its count; pressed, it is laid out instead of the other part. */
function Stack({ slots, label, open }: { slots: Slot[]; label: string; open: () => void }) {
  const say = useSay();
  const scene = useScene();
  const top = printedOf(scene, slots[0]!.card) as Facts;
  const offered = new Set(scene.offers.at.keys());
  return (
    <button
      type="button"
      className="de-stack"
      data-shines={slots.some((slot) => shines(slot, offered)) || undefined}
      onClick={open}
      aria-label={say("de-open-stack", { what: label, count: slots.length })}
    >
      <span className="de-stack-top" {...dress(top)}>
        <Art card={top} />
      </span>
      <b>×{slots.length}</b>
    </button>
  );
}
