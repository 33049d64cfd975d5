import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { noted } from "./http";
import { Line, type LineStatus, tableAddress } from "./line";
import type {
  Answer,
  AutoPass,
  Catalogue,
  ChatLine,
  ClientMessage,
  Hello,
  LogLine,
  Option,
  Seat,
  StateMessage,
  TableState,
} from "./protocol";

/** How the table stands, as the last shown message says. */
export interface Shown {
  message: StateMessage;
  at: number;
  log: LogLine[];
  /** Log lines that have come since the table was last drawn: what has just happened. */
  fresh: LogLine[];
}

/** Whoever shows what comes, message by message and at a pace of his own. Where there is none, it is shown as it comes. */
export interface Teller {
  /** A message has come, and waits. */
  come: () => void;
  /** Everything is about to be shown at once. */
  stop: () => void;
}

export interface TableLine {
  status: LineStatus;
  refusal: string;
  hello: Hello | null;
  shown: Shown | null;
  /** What is printed on every card that has been seen here; null before anything is shown. */
  cards: Catalogue | null;
  /** The same, with those of messages that have just come and are not drawn yet. */
  known: () => Catalogue;
  /** The last message. What it asks can be answered, even while what led to it is still being told. */
  newest: StateMessage | null;
  /** More has happened than is shown yet. */
  behind: boolean;
  /** The curtain is down: nothing can be chosen. */
  held: boolean;
  seats: Seat[];
  spectators: number;
  state: TableState | null;
  chat: ChatLine[];
  autopass: AutoPass;
  next: string | null;
  /** How often the viewer has chosen since the page was opened. */
  choices: number;
  send: (message: ClientMessage) => Promise<Answer>;
  choose: (option: Option) => Promise<Answer>;
  /** Show everything at once. */
  catchUp: () => void;
  teller: RefObject<Teller | null>;
  /** The messages that wait, the oldest first. */
  queue: RefObject<StateMessage[]>;
  /** Show the oldest of them. */
  advance: () => void;
}

const NO_AUTOPASS: AutoPass = { skips: [], until: "" };

/** Sit at a table, or watch it, for as long as the component lives. */
export function useTable(table: string, language: string): TableLine {
  const [status, setStatus] = useState<LineStatus>("connecting");
  const [refusal, setRefusal] = useState("");
  const [hello, setHello] = useState<Hello | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [cards, setCards] = useState<Catalogue | null>(null);
  const printed = useRef<{ game: string; box: string | null; cards: Catalogue }>({
    game: "",
    box: null,
    cards: {},
  });
  const [choices, setChoices] = useState(0);
  const [newest, setNewest] = useState<StateMessage | null>(null);
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
  const drawn = useRef(0); // how many lines of the log have been drawn
  const teller = useRef<Teller | null>(null);
  const era = useRef<number | null>(null); // of what is shown
  const spoken = useRef(language);
  const asked = useRef(language);

  const take = useCallback((message: StateMessage) => {
    log.current = [...log.current.slice(0, message.log_from), ...message.log];
    era.current = message.era;
    setState(message.state);
    drawn.current = Math.min(drawn.current, message.log_from);
    setShown({ message, at: Date.now(), log: log.current, fresh: log.current.slice(drawn.current) });
  }, []);
  // Messages that come quickly are drawn at once: what is new is all that has come since anything was drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown is drawn now
  useLayoutEffect(() => {
    drawn.current = log.current.length;
  }, [shown]);

  const advance = useCallback(() => {
    const message = queue.current.shift();
    if (message) take(message);
    setWaiting(queue.current.length);
  }, [take]);

  const catchUp = useCallback(() => {
    teller.current?.stop();
    while (queue.current.length) advance();
  }, [advance]);

  const known = useCallback(() => printed.current.cards, []);

  const hear = useCallback(
    (message: StateMessage) => {
      message.view.cards ??= {}; // a game may tell nothing of its cards but their places
      const { game, box } = printed.current;
      if (Object.keys(message.cards).length) {
        printed.current.cards = { ...printed.current.cards, ...noted(message.cards, game, box) };
      }
      setCards(printed.current.cards);
      queue.current.push(message);
      setNewest(message);
      setWaiting(queue.current.length);
      // What was taken back is not told, and nobody watches a tab that is away.
      if (teller.current && message.era === era.current && !document.hidden) teller.current.come();
      else catchUp();
    },
    [catchUp],
  );

  // Another language: the same table, said anew. Where it cannot be asked for just now, it is when the line is open again.
  const speak = useCallback(() => {
    if (asked.current === spoken.current) return;
    asked.current = spoken.current;
    void line.current?.send({ type: "language", language: asked.current });
  }, []);
  useEffect(() => {
    spoken.current = language;
    if (status === "open") speak();
  }, [language, status, speak]);

  useEffect(() => {
    const opened = new Line(
      () => {
        asked.current = spoken.current;
        return tableAddress(table, asked.current);
      },
      (message) => {
        switch (message.type) {
          case "hello":
            teller.current?.stop();
            queue.current = [];
            log.current = [];
            era.current = null;
            setWaiting(0);
            setHeld(false);
            printed.current = {
              game: message.game,
              box: message.own_cards ? message.table : null,
              cards: {},
            };
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
            hear(message);
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
      teller.current?.stop();
      opened.close();
      setHello(null);
      setShown(null);
      setCards(null);
      setNewest(null);
      setNext(null);
    };
  }, [table, hear]);

  const send = useCallback(
    (message: ClientMessage): Promise<Answer> =>
      line.current?.send(message) ?? Promise.resolve({ ok: false, code: "offline", text: "" }),
    [],
  );

  const choose = useCallback(
    async (option: Option): Promise<Answer> => {
      const now = newest;
      if (!now?.view.decision) return { ok: false, code: "stale", text: "" };
      catchUp();
      setChoices((made) => made + 1);
      return send({
        type: "choose",
        table: now.table,
        era: now.era,
        decision: now.view.decision.number,
        option,
      });
    },
    [send, newest, catchUp],
  );

  return {
    status,
    refusal,
    hello,
    shown,
    cards,
    known,
    newest,
    behind: waiting > 0,
    held,
    seats,
    spectators,
    state,
    chat,
    autopass,
    next,
    choices,
    send,
    choose,
    catchUp,
    teller,
    queue,
    advance,
  };
}
