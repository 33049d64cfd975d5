import { useShelf } from "../lobby/decks";
import { ALL, setsOf } from "../lobby/pool";
import type { TableInfo } from "../net/protocol";
import { useSay } from "../words/l10n";

type Seat = TableInfo["seats"][number];

/** Of a table that still waits: who has laid it, with which decks and by which clock it is played, as one of its seats sees it. */
export function TableFacts({ info, mine, other }: { info: TableInfo; mine?: Seat; other?: Seat }) {
  const say = useSay();
  const host = info.seats.find((seat) => seat.kind === "human");
  const { clock } = info;
  const pool = info.pool ?? ALL;
  const sets = useShelf()?.games.find((one) => one.id === info.game)?.sets ?? [];
  const allowed = sets.filter((one) => setsOf(pool, sets).includes(one.id)).map((one) => one.name);
  const time = clock
    ? say("clock-words", { minutes: Math.round(clock.total / 60), seconds: clock.increment })
    : say("clock-none");
  return (
    <dl className="facts">
      <Fact name={say("host")} value={host?.name || say("somebody")} />
      {other?.deck && <Fact name={say("their-deck")} value={other.deck} />}
      {mine?.deck && <Fact name={say("your-deck")} value={mine.deck} />}
      {pool !== ALL && <Fact name={say("pool")} value={allowed.join(", ")} />}
      <Fact name={say("clock")} value={time} />
      {info.seats.length > 2 && <Fact name={say("how-many")} value={String(info.seats.length)} />}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
