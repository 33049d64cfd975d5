import { type ReactNode, useRef } from "react";
import { useSize } from "../shared/size";
import { type CloneWarsView, type Jedi, namesFit } from "./layout";
import { Missions } from "./Missions";
import { Squad } from "./Squads";
import { War } from "./War";

/** So many others leave room for what the villain does, on any screen that is not low. */
const FEW = 2;

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
  const room = useRef<HTMLDivElement>(null);
  const { height } = useSize(room);
  const named = namesFit(
    height,
    others.map((one) => one.squad.length),
  );
  return (
    <div className="cw-side" data-few={others.length <= FEW || undefined}>
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
