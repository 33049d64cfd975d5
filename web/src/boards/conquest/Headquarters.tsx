import { useRef } from "react";
import { Piece } from "../../cards/Piece";
import { useTextScale } from "../../look/letters";
import { useSay } from "../../words/l10n";
import type { Room } from "../shared/formation";
import { Ranks } from "../shared/Ranks";
import { useSize } from "../shared/size";
import { useKey } from "./Army";
import { pilesOf, roomsOf } from "./formation";
import type { Side, Slot } from "./layout";
import { useWho } from "./Standing";
import { Tile } from "./Tile";

/** An HQ: the piece that stands for it, the units in it, and the supports. An empty one takes no room. */
export function Headquarters({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  const keyOf = useKey();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const { units, supports } = side;
  const rooms = roomsOf([units.length, supports.length], size, useTextScale());
  const line = (name: "cq-hq" | "cq-supports", slots: readonly Slot[], room: Room) => (
    <Ranks
      className={name === "cq-hq" ? "cq-units" : name}
      label={say(name, { who })}
      slots={slots}
      piles={pilesOf(slots, keyOf)}
      room={room}
      draw={(slot) => <Tile slot={slot} />}
    />
  );
  return (
    <div className="cq-hq" ref={box} data-empty={(!units.length && !supports.length) || undefined}>
      {side.headquarters > 0 && (
        <Piece card={side.headquarters} label={say("cq-headquarters", { who })} className="cq-hq-piece">
          <span className="cq-hq-in">{say("cq-hq-short")}</span>
        </Piece>
      )}
      {line("cq-hq", units, rooms[0])}
      {supports.length > 0 && line("cq-supports", supports, rooms[1])}
    </div>
  );
}
