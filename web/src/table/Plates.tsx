import type { TableLine } from "../net/useTable";
import { Plate } from "./Plate";

/** A plate for each seat of a table: who sits there, and whether it is to choose. */
export function platesOf(line: TableLine) {
  const { hello, shown, seats } = line;
  const message = shown!.message;
  const { view, clock } = message;
  return seats.map((one) => (
    <Plate
      key={one.number}
      seat={one}
      mine={one.number === hello?.seat}
      asked={view.waiting_for === one.number}
      active={view.active === one.number}
      left={clock?.left[one.number] ?? null}
      runs={clock?.runs === one.number}
      at={shown!.at}
      role={typeof view.light === "number" ? (one.number === view.light ? "light" : "dark") : ""}
    />
  ));
}
