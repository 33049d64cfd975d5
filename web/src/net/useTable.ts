import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Line, type LineStatus, tableAddress } from "./line";
import type {
  Answer,
  AutoPass,
  ChatLine,
  ClientMessage,
  Hello,
  LogLine,
  Option,
  Seat,
  StateMessage,
  TableState,
} from "./protocol";

const BEAT = 420; // how long a change by others is shown before the next one, in milliseconds
const MOST_WAITING = 5;

/** How the table stands, as the last shown message says. */
export interface Shown {
  message: StateMessage;
  at: number;
  log: LogLine[];
  /** Log lines that have come since the table was last drawn: what has just happened. */
  fresh: LogLine[];
}

export interface TableLine {
  status: LineStatus;
  refusal: string;
  hello: Hello | null;
  shown: Shown | null;
  /** More has happened than is shown yet, or the curtain is down: nothing can be chosen. */
  behind: boolean;
  held: boolean;
  seats: Seat[];
  spectators: number;
  state: TableState | null;
  chat: ChatLine[];
  autopass: AutoPass;
  next: string | null;
  send: (message: ClientMessage) => Promise<Answer>;
  choose: (option: Option) => Promise<Answer>;
  /** Show everything at once. */
  catchUp: () => void;
}

const NO_AUTOPASS: AutoPass = { skips: [], until: "" };

/** Sit at a table, or watch it, for as long as the component lives. */
export function useTable(table: string, language: string, calm: boolean): TableLine {
  const [status, setStatus] = useState<LineStatus>("connecting");
  const [refusal, setRefusal] = useState("");
  const [hello, setHello] = useState<Hello | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [held, setHeld] = useState(false);
  const [seats, setSeats] = useState<Seat[]>([]);
  const [spectators, setSpectators] = useState(0);
  const [state, setState] = useState<TableState | null>(null);
  const [chat, setChat] = useState<ChatLine[]>([]);
  const [autopass, setAutopass] = useState<AutoPass>(NO_AUTOPASS);
  const [next, setNext] = useState<string | null>(null);
  const line = useRef<Line | null>(null);
  const queue = useRef<StateMessage[]>([]);
  const log = useRef<LogLine[]>([]);
  const unseen = useRef<LogLine[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const last = useRef(0);
  const still = useRef(calm);
  still.current = calm;

  const take = useCallback((message: StateMessage) => {
    log.current = [...log.current.slice(0, message.log_from), ...message.log];
    last.current = performance.now();
    setState(message.state);
    unseen.current = message.log_from ? [...unseen.current, ...message.log] : message.log;
    setShown({ message, at: Date.now(), log: log.current, fresh: unseen.current });
  }, []);
  // Messages that come quickly are drawn at once: what is new is all that has come since anything was drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown is drawn now
  useLayoutEffect(() => {
    unseen.current = [];
  }, [shown]);

  const work = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    while (queue.current.length) {
      const left = last.current + BEAT - performance.now();
      const hurried = still.current || document.hidden || queue.current.length > MOST_WAITING;
      if (left > 0 && !hurried) {
        timer.current = setTimeout(work, left);
        break;
      }
      take(queue.current.shift()!);
    }
    setWaiting(queue.current.length);
  }, [take]);

  const catchUp = useCallback(() => {
    for (const message of queue.current.splice(0)) take(message);
    setWaiting(0);
  }, [take]);

  useEffect(() => {
    const opened = new Line(
      tableAddress(table, language),
      (message) => {
        switch (message.type) {
          case "hello":
            queue.current = [];
            log.current = [];
            last.current = 0;
            setWaiting(0);
            setHeld(false);
            setHello(message);
            setSeats(message.seats);
            setSpectators(message.spectators);
            setState(message.state);
            setChat(message.chat);
            setAutopass(message.autopass);
            setNext(message.next);
            break;
          case "state":
            setHeld(false);
            message.view.cards ??= {}; // a game may tell nothing of its cards but their places
            queue.current.push(message);
            work();
            break;
          case "hold":
            setHeld(true);
            break;
          case "presence":
            setSeats(message.seats);
            setSpectators(message.spectators);
            setState(message.state);
            break;
          case "chat":
            setChat((said) => [...said, message]);
            break;
          case "autopass":
            setAutopass({ skips: message.skips, until: message.until });
            break;
          case "rematch":
            setNext(message.table);
            break;
        }
      },
      (status, why) => {
        setStatus(status);
        if (why !== undefined) setRefusal(why);
      },
    );
    line.current = opened;
    return () => {
      clearTimeout(timer.current);
      opened.close();
      setHello(null);
      setShown(null);
      setNext(null);
    };
  }, [table, language, work]);

  const send = useCallback(
    (message: ClientMessage): Promise<Answer> =>
      line.current?.send(message) ?? Promise.resolve({ ok: false, code: "offline", text: "" }),
    [],
  );

  const choose = useCallback(
    async (option: Option): Promise<Answer> => {
      const now = shown?.message;
      if (!now?.view.decision) return { ok: false, code: "stale", text: "" };
      return send({
        type: "choose",
        table: now.table,
        era: now.era,
        decision: now.view.decision.number,
        option,
      });
    },
    [send, shown],
  );

  return {
    status,
    refusal,
    hello,
    shown,
    behind: waiting > 0 || held,
    held,
    seats,
    spectators,
    state,
    chat,
    autopass,
    next,
    send,
    choose,
    catchUp,
  };
}
