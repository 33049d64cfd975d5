import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { boardOf } from "../boards";
import { Coach, startCoach } from "../coach/Coach";
import { useStill } from "../look/still";
import { turnTheme } from "../look/theme";
import { useCatalogue } from "../net/useCatalogue";
import { useTable } from "../net/useTable";
import { go } from "../router";
import { useSay } from "../words/l10n";
import { DecisionBar, type Pick } from "./DecisionBar";
import { EndPanel } from "./EndPanel";
import { useFlip } from "./flip";
import { Help } from "./Help";
import { HintPanel } from "./HintPanel";
import { hintedCards, useHints } from "./hints";
import { Inspector } from "./Inspector";
import { moveFocus, nextOption, useKeys } from "./keys";
import { OfferMenu } from "./OfferMenu";
import { PhaseBar } from "./PhaseBar";
import { Plate } from "./Plate";
import { NO_OFFERS, type Offer, offersOf } from "./picking";
import { SidePanel } from "./SidePanel";
import { PointingContext, type Scene, SceneContext, usePointing } from "./scene";
import { TableHead } from "./TableHead";
import { Toasts, useToasts } from "./Toasts";
import { UndoBanner } from "./UndoBanner";
import { WaitingRoom } from "./WaitingRoom";
import { Zoom } from "./Zoom";

const NOBODY: ReadonlySet<number> = new Set();

/** A table that is played or watched. */
export function TablePage({ table, language }: { table: string; language: string }) {
  const say = useSay();
  const still = useStill();
  const line = useTable(table, language, still);
  const { hello, shown } = line;
  const cards = useCatalogue(hello, language);
  const [zoomed, setZoomed] = useState<{ card: number; element: HTMLElement } | null>(null);
  const [inspected, setInspected] = useState<number | null>(null);
  const [menu, setMenu] = useState<{ card: number; element: HTMLElement } | null>(null);
  const [panel, setPanel] = useState<"log" | "chat" | null>(() => (window.innerWidth >= 1180 ? "log" : null));
  const [help, setHelp] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trail, setTrail] = useState<Pick[]>([]);
  const [round, setRound] = useState(0);
  const [ended, setEnded] = useState(false);
  const toasts = useToasts();
  const root = useRef<HTMLDivElement>(null);

  const message = shown?.message ?? null;
  const view = message?.view ?? null;
  const seat = hello?.seat ?? null;
  const over = message?.outcome ?? null;
  const offers = useMemo(
    () => (line.behind || !view ? NO_OFFERS : offersOf(view, message?.question?.labels)),
    [line.behind, view, message],
  );
  const bright = useMemo(() => {
    const fresh = shown?.fresh.filter((entry) => entry.seat !== seat).slice(-3) ?? [];
    return fresh.length ? new Set(fresh.flatMap((entry) => entry.cards)) : NOBODY;
  }, [shown, seat]);
  useFlip(root, shown, still);

  // What was picked stands until somebody else is asked.
  useEffect(() => {
    if (!view || view.waiting_for !== seat) setTrail([]);
  }, [view, seat]);
  useEffect(() => {
    if (line.next && ended) go(`/table/${line.next}`);
  }, [line.next, ended]);
  // What can be chosen is brought into sight, where the board is longer than the screen.
  useEffect(() => {
    if (!offers.at.size) return;
    const felt = root.current?.getBoundingClientRect();
    const found = [...(root.current?.querySelectorAll<HTMLElement>(".piece[data-can]") ?? [])];
    const seen = found.some((piece) => {
      const at = piece.getBoundingClientRect();
      return felt && at.top >= felt.top && at.bottom <= felt.bottom;
    });
    if (!seen) found[0]?.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  }, [offers, still]);
  // Before anything can be pressed: later it would close a menu that was opened since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was open belongs to the moment before
  useLayoutEffect(() => {
    setMenu(null);
    setZoomed(null);
  }, [shown]);

  const { tell } = toasts;
  const refuse = useCallback(
    (code: string, text: string) =>
      tell(text || say(code === "offline" ? "refused-offline" : "refused-stale")),
    [tell, say],
  );
  const hints = useHints(line, offers, refuse);
  const hinted = useMemo(() => hintedCards(hints.advice, offers), [hints.advice, offers]);
  const choose = useCallback(
    async (offer: Offer) => {
      if (busy) return;
      setMenu(null);
      setInspected(null);
      setBusy(true);
      const answer = await line.choose(offer.option);
      setBusy(false);
      if (answer.ok) setTrail((picks) => [...picks, { label: offer.label }]);
      else refuse(answer.code, answer.text);
    },
    [busy, line.choose, refuse],
  );
  const ask = useCallback(
    async (asked: Parameters<typeof line.send>[0]) => {
      const answer = await line.send(asked);
      if (!answer.ok) refuse(answer.code, answer.text);
      return answer.ok;
    },
    [line.send, refuse],
  );
  const undo = useCallback(async () => {
    if (await ask({ type: "undo" })) setTrail((picks) => picks.slice(0, -1));
  }, [ask]);
  const explain = useCallback((card: number) => line.send({ type: "explain", card }), [line.send]);

  const pick = useCallback(
    (card: number, element: HTMLElement) => {
      const found = offers.at.get(card);
      if (!found) setInspected(card);
      else if (found.length === 1) void choose(found[0]!);
      else setMenu({ card, element });
    },
    [offers, choose],
  );
  const zoom = useCallback((card: number | null, element?: HTMLElement) => {
    setZoomed(card === null || !element ? null : { card, element });
  }, []);
  const scene = useMemo<Scene | null>(
    () =>
      view && cards
        ? { view, catalogue: cards, offers, bright, hinted, pick, zoom, inspect: setInspected }
        : null,
    [view, cards, offers, bright, hinted, pick, zoom],
  );

  const pointing = usePointing(scene);

  const press = (n: number) => () => {
    const offer = offers.loose[n];
    if (offer) void choose(offer);
  };
  const hint = hello?.hints ? hints.turn : null;
  useKeys({
    "?": () => setHelp(true),
    h: () => hint?.(),
    u: () => void undo(),
    l: () => setPanel(panel === "log" ? null : "log"),
    c: () => setPanel(panel === "chat" ? null : "chat"),
    o: () => document.querySelector<HTMLButtonElement>(".decision-buttons [aria-expanded]")?.click(),
    t: () => turnTheme(),
    s: line.catchUp,
    n: () => nextOption(1),
    p: () => nextOption(-1),
    ArrowLeft: () => moveFocus("left"),
    ArrowRight: () => moveFocus("right"),
    ArrowUp: () => moveFocus("up"),
    ArrowDown: () => moveFocus("down"),
    Escape: () => setZoomed(null),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [String(n + 1), press(n)])),
  });

  if (line.status === "closed") return <p className="page-note">{line.refusal || say("table-refused")}</p>;
  if (!hello) return <p className="page-note">{say("connecting")}</p>;
  if (line.state === "waiting") return <WaitingRoom table={table} line={line} />;
  if (!scene || !view || !message) return <p className="page-note">{say("laying")}</p>;

  const { Board, phases } = boardOf(hello.game);
  const bottom = seat ?? 0;
  const light = view.light;
  const plates = line.seats.map((one) => (
    <Plate
      key={one.number}
      seat={one}
      mine={one.number === seat}
      asked={view.waiting_for === one.number}
      active={view.active === one.number}
      left={message.clock?.left[one.number] ?? null}
      at={shown?.at ?? 0}
      role={typeof light === "number" ? (one.number === light ? "light" : "dark") : ""}
    />
  ));
  const asked = view.waiting_for === null ? undefined : line.seats[view.waiting_for];
  const waiting = over
    ? (over.text ?? "")
    : say("waiting-for", {
        name: asked ? (asked.kind === "bot" ? say("bot-name", { bot: asked.bot ?? "" }) : asked.name) : "…",
      });
  const mine = seat !== null && view.waiting_for === seat && !line.behind && message.question !== null;
  return (
    <SceneContext value={scene}>
      <PointingContext value={pointing}>
        <div className="table" data-panel={panel ?? undefined} data-mine={mine || undefined}>
          <TableHead
            line={line}
            panel={panel}
            setPanel={setPanel}
            showHelp={() => setHelp(true)}
            ask={ask}
            over={over !== null}
            tell={tell}
          />
          <PhaseBar
            phases={phases}
            view={view}
            settings={line.autopass}
            set={seat === null ? null : (settings) => void ask({ type: "autopass", ...settings })}
          />
          <main className="felt" ref={root} aria-label={say("board")}>
            <Board view={view} bottom={bottom} plates={plates} fresh={shown?.fresh} />
            {over && (
              <EndPanel
                text={over.text ?? ""}
                won={seat === null ? null : over.winners.includes(seat)}
                table={table}
                next={line.next}
                wanted={seat !== null && message.rematch.includes(seat)}
                rematch={
                  seat === null
                    ? null
                    : () => {
                        setEnded(true);
                        void ask({ type: "rematch" });
                      }
                }
              />
            )}
          </main>
          <SidePanel
            panel={panel}
            setPanel={setPanel}
            log={shown?.log ?? []}
            line={line}
            ask={ask}
            mine={seat}
          />
          <div className="bottom">
            {seat !== null && !over && <Coach view={view} round={round} />}
            {message.undo && <UndoBanner undo={message.undo} seat={seat} seats={line.seats} ask={ask} />}
            {hints.shown && (
              <HintPanel
                advice={hints.advice}
                busy={busy}
                choose={(offer) => void choose(offer)}
                close={hints.turn}
              />
            )}
            <DecisionBar
              question={mine ? (message.question?.text ?? "") : null}
              waiting={waiting}
              offers={mine ? offers : NO_OFFERS}
              number={hints.question}
              trail={trail}
              busy={busy}
              choose={(offer) => void choose(offer)}
              undo={() => void undo()}
              mayUndo={seat !== null && !over}
              hint={hint}
              hinted={hints.shown}
            />
          </div>
        </div>
        {zoomed && !menu && <Zoom {...zoomed} />}
        {menu && (
          <OfferMenu
            offers={offers.at.get(menu.card) ?? []}
            element={menu.element}
            choose={(offer) => void choose(offer)}
            inspect={() => {
              setMenu(null);
              setInspected(menu.card);
            }}
            close={() => setMenu(null)}
          />
        )}
        {inspected !== null && (
          <Inspector
            card={inspected}
            explain={seat !== null && !over ? explain : null}
            choose={(offer) => void choose(offer)}
            close={() => setInspected(null)}
          />
        )}
        {help && (
          <Help
            close={() => setHelp(false)}
            guide={() => {
              startCoach();
              setRound(round + 1);
              setHelp(false);
            }}
          />
        )}
        <Toasts {...toasts} />
      </PointingContext>
    </SceneContext>
  );
}
