import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { useSize } from "../shared/size";
import { type CloneWarsView, type Jedi, namesFit } from "./layout";
import { Missions } from "./Missions";
import { Squad } from "./Squads";
import { War } from "./War";

/** What the villain does is written on its sheet wherever that leaves room for the others; else it is left to pointing. */
function useBrief(side: RefObject<HTMLDivElement | null>): void {
  // Whatever is drawn anew may need more room, or less.
  useLayoutEffect(() => {
    const found = side.current!;
    delete found.dataset.brief;
    if (found.scrollHeight > found.clientHeight) found.dataset.brief = "";
  });
}

/** Beside the map: the missions, the villain, and the other Jedi. */
export function Side({
  view,
  others,
  plates,
  idle,
}: {
  view: CloneWarsView;
  others: Jedi[];
  plates: ReactNode[];
  /** Plates of those who have no Jedi yet. */
  idle: ReactNode[];
}) {
  const side = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { height } = useSize(room);
  useBrief(side);
  const named = namesFit(
    height,
    others.map((one) => one.squad.length),
  );
  return (
    <div className="cw-side" ref={side}>
      <Missions view={view} />
      <War view={view} />
      <div className="cw-others" ref={room} data-signs={!named || undefined}>
        {others.map((one) => (
          <Squad key={one.jedi} view={view} one={one} whole={false} plate={plates[one.seat]} />
        ))}
        {idle}
      </div>
    </div>
  );
}
