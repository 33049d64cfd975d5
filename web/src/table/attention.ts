import { useEffect, useRef, useState } from "react";
import type { ChatLine } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import { useSay } from "../words/l10n";

/** How many lines others have said since the chat was last in sight. */
export function useUnread(chat: readonly ChatLine[], mine: number | null, open: boolean): number {
  const [seen, setSeen] = useState<number | null>(null);
  // What was said before one came is no news.
  const from = seen ?? chat.length;
  useEffect(() => {
    if (open || seen === null) setSeen(chat.length);
  }, [open, seen, chat.length]);
  return open ? 0 : chat.slice(from).filter((line) => line.seat === null || line.seat !== mine).length;
}

/** Tell that somebody else has taken a choice back. Whoever took it back is asked again. */
export function useTakenBack(line: TableLine, tell: (text: string) => void): void {
  const say = useSay();
  const era = useRef<number | null>(null);
  const { newest, seats, hello } = line;
  useEffect(() => {
    if (!newest) return;
    const before = era.current;
    era.current = newest.era;
    const seat = newest.view.waiting_for;
    if (before === null || before === newest.era || seat === null || seat === hello?.seat) return;
    tell(say("taken-back", { name: seats[seat]?.name ?? "" }));
  }, [newest, seats, hello, say, tell]);
}
