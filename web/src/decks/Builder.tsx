import "../library/library.css";
import "./decks.css";
import { type ReactNode, useEffect, useState } from "react";
import type { CardIndex } from "../library/index";
import { useShelf } from "../lobby/decks";
import { fittingBot, OPPONENTS, quickWish, remember, remembered } from "../lobby/laying";
import { FREE, keepPool, keptPool } from "../lobby/pool";
import { useLaying } from "../lobby/useLaying";
import { Sign } from "../look/Symbol";
import { Refusal } from "../net/http";
import type { DeckInfo } from "../net/protocol";
import { go } from "../router";
import { useSay } from "../words/l10n";
import { decks } from "./api";
import { Curves } from "./Curves";
import { DeckList, Legality, Tallies } from "./DeckList";
import { type Draft, forgetDraft, keepDraft } from "./draft";
import { Look } from "./Look";
import { Sample } from "./Sample";
import { Shelf } from "./Shelf";
import { Export, Share } from "./Tools";
import { useBench } from "./useBench";
import { Versions } from "./Versions";
import { Within } from "./Within";

type Open = "export" | "share" | null;

/** The builder: cards on one side, the deck on the other; on a narrow screen one of them. */
export function Builder({
  index,
  own,
  draft,
}: {
  index: CardIndex;
  own: DeckInfo | null;
  draft: Draft | null;
}) {
  const say = useSay();
  const [info, setInfo] = useState(own);
  const [name, setName] = useState(draft?.name ?? own?.name ?? "");
  const [notes, setNotes] = useState(draft?.notes ?? own?.notes ?? "");
  const [pool, setPool] = useState(() => keptPool(index.game));
  const [format, setFormat] = useState(FREE);
  const benched = useBench(index.game, draft?.deck ?? own?.deck ?? null, pool, format);
  const { bench, change, step, undo, canUndo, wrong } = benched;
  const [side, setSide] = useState<"cards" | "deck">("cards");
  const [seen, setSeen] = useState<string | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const saving = useSaving(index.game, info, setInfo);
  const deck = bench?.deck ?? null;
  const dirty =
    deck !== null &&
    (name !== (info?.name ?? "") ||
      notes !== (info?.notes ?? "") ||
      JSON.stringify({ ...deck, name: "" }) !== JSON.stringify({ ...info?.deck, name: "" }));
  const called = name.trim() || say("deck-unnamed");
  const save = () => (deck ? saving.save(called, deck, notes) : Promise.resolve(null));
  useEffect(() => {
    if (dirty && deck) keepDraft(info?.id ?? index.game, { name, notes, deck });
    else forgetDraft(info?.id ?? index.game);
  }, [dirty, deck, name, notes, info, index.game]);
  useUndoKey(undo);
  if (!bench) return <p className="page-note">{wrong || say("library-loading")}</p>;
  return (
    <main className="bench" data-side={side}>
      <h1 className="unseen">{called}</h1>
      <header className="bench-head">
        <input
          className="bench-name"
          value={name}
          maxLength={80}
          placeholder={say("deck-unnamed")}
          aria-label={say("deck-name")}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <button type="button" className="button" disabled={!canUndo} onClick={undo}>
          <Sign name="undo" />
          <span>{say("bench-undo")}</span>
        </button>
        <button
          type="button"
          className="button button-main"
          disabled={!dirty || saving.busy}
          onClick={() => void save()}
        >
          {say(dirty || !info ? "bench-save" : "bench-saved")}
        </button>
      </header>
      {(wrong || saving.wrong) && (
        <p className="error" role="alert">
          {wrong || saving.wrong}
        </p>
      )}
      <div className="bench-sides" role="tablist" aria-label={say("bench-sides")}>
        <SideTab side="cards" shown={side} show={setSide} name={say("bench-cards")} />
        <SideTab
          side="deck"
          shown={side}
          show={setSide}
          name={say("bench-deck")}
          mark={bench.tallies.map((one) => one.copies).join(" · ")}
        />
      </div>
      <div className="bench-in">
        <section className="bench-cards" aria-label={say("bench-cards")}>
          <Within
            game={index.game}
            pool={pool}
            setPool={(wanted) => {
              keepPool(index.game, wanted);
              setPool(wanted);
            }}
            format={format}
            setFormat={setFormat}
          />
          <Shelf bench={bench} index={index} step={step} look={setSeen} />
        </section>
        <aside className="bench-deck" aria-label={say("bench-deck")}>
          {deck === null ? (
            <p className="quiet">{say(`bench-begin-${index.game}`)}</p>
          ) : (
            <>
              <Tallies tallies={bench.tallies} />
              <Legality game={index.game} problems={bench.problems} change={change} />
              <Play
                game={index.game}
                legal={!bench.problems.length}
                dirty={dirty || !info}
                info={info}
                save={save}
              />
              <DeckList bench={bench} step={step} look={setSeen} />
              <Fold name={say("bench-curves")} open>
                <Curves curves={bench.curves} />
              </Fold>
              <Fold name={say("sample-hand")}>
                <Sample index={index} deck={deck} legal={!bench.problems.length} look={setSeen} />
              </Fold>
              <Fold name={say("deck-notes")} open={notes !== ""}>
                <textarea
                  className="text-area"
                  rows={5}
                  maxLength={20000}
                  value={notes}
                  aria-label={say("deck-notes")}
                  placeholder={say("deck-notes-words")}
                  onChange={(event) => setNotes(event.currentTarget.value)}
                />
              </Fold>
              {info && (
                <Fold name={say("deck-versions")}>
                  <Versions id={info.id} version={info.version} lay={benched.lay} />
                </Fold>
              )}
              <Tools info={info} open={setOpen} />
            </>
          )}
        </aside>
      </div>
      {seen && <Look index={index} card={seen} bench={bench} step={step} close={() => setSeen(null)} />}
      {open === "export" && deck && (
        <Export
          game={index.game}
          formats={bench.formats}
          deck={{ ...deck, name: called }}
          close={() => setOpen(null)}
        />
      )}
      {open === "share" && info && (
        <Share
          id={info.id}
          share={info.share}
          changed={(share) => setInfo({ ...info, share })}
          close={() => setOpen(null)}
        />
      )}
    </main>
  );
}

function SideTab({
  side,
  shown,
  show,
  name,
  mark,
}: {
  side: "cards" | "deck";
  shown: string;
  show: (side: "cards" | "deck") => void;
  name: string;
  mark?: string;
}) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={side === shown}
      className="bench-tab"
      onClick={() => show(side)}
    >
      {name} {mark && <b>{mark}</b>}
    </button>
  );
}

export function Fold({ name, open, children }: { name: string; open?: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(open ?? false);
  return (
    <details className="bench-fold" open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{name}</summary>
      {shown && children}
    </details>
  );
}

/** What else can be done with a deck. */
function Tools({ info, open }: { info: DeckInfo | null; open: (what: Open) => void }) {
  const say = useSay();
  const copy = async () => {
    if (info) go(`/decks/${(await decks.copy(info.id)).id}`);
  };
  const remove = async () => {
    if (!info || !confirm(say("deck-remove-sure", { name: info.name }))) return;
    await decks.remove(info.id);
    go("/decks");
  };
  return (
    <div className="bench-tools">
      <button type="button" className="button" onClick={() => open("export")}>
        {say("export")}
      </button>
      <button type="button" className="button" onClick={() => print()}>
        {say("print")}
      </button>
      {info && (
        <>
          <button type="button" className="button" onClick={() => open("share")}>
            {say("share")}
          </button>
          <button type="button" className="button" onClick={() => void copy()}>
            {say("deck-copy")}
          </button>
          <button type="button" className="button button-quiet" onClick={() => void remove()}>
            {say("deck-remove")}
          </button>
        </>
      )}
    </div>
  );
}

/** Against whom the deck is tried, at once. What has not been kept yet is kept first. */
function Play({
  game,
  legal,
  dirty,
  info,
  save,
}: {
  game: string;
  legal: boolean;
  dirty: boolean;
  info: DeckInfo | null;
  save: () => Promise<DeckInfo | null>;
}) {
  const say = useSay();
  const shelf = useShelf();
  const laying = useLaying();
  const about = shelf?.games.find((one) => one.id === game);
  const last = remembered(game);
  const [bot, setBot] = useState(last.bot ?? "");
  if (!about || !shelf) return null;
  const bots = OPPONENTS.filter((one) => shelf.bots.includes(one));
  const chosen = bot || fittingBot(about, bots, last);
  const play = async () => {
    const kept = dirty ? await save() : info;
    if (!kept) return;
    const mine = {
      id: kept.id,
      name: kept.name,
      side: kept.side,
      own: true,
      playable: true,
      sets: kept.sets,
    };
    const their = about.decks.find((one) => one.side === null || one.side !== kept.side);
    remember(game, { ...last, bot: chosen, deck: kept.id });
    await laying.lay(
      quickWish(about, { bot: chosen, mine, their: their && { ...their, own: false, playable: true } }),
    );
  };
  const tryOut = async () => {
    const kept = dirty ? await save() : info;
    if (kept) go(`/decks/${kept.id}/trial`);
  };
  return (
    <div className="bench-play">
      <button
        type="button"
        className="button button-main button-big"
        disabled={!legal || laying.busy}
        onClick={() => void play()}
      >
        {say("bench-play")}
      </button>
      <label className="field">
        <span className="unseen">{say("bench-against")}</span>
        <select value={chosen} onChange={(event) => setBot(event.currentTarget.value)}>
          {bots.map((one) => (
            <option key={one} value={one}>
              {say("bot-name", { bot: one })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button bench-try" disabled={!legal} onClick={() => void tryOut()}>
        {say("trial-title")}
      </button>
      {laying.wrong && <p className="error">{laying.wrong}</p>}
    </div>
  );
}

function useSaving(game: string, info: DeckInfo | null, kept: (info: DeckInfo) => void) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const save = async (name: string, deck: DeckInfo["deck"], notes: string): Promise<DeckInfo | null> => {
    setBusy(true);
    setWrong("");
    try {
      const saved = info
        ? await decks.change(info.id, name, deck, notes)
        : await decks.add(game, name, deck, notes);
      kept(saved);
      if (!info) {
        forgetDraft(game);
        history.replaceState(null, "", `/decks/${saved.id}`);
      }
      return saved;
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, save };
}

/** Ctrl+Z takes the last change back, unless somebody is typing. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if ((event.target as HTMLElement).closest("input, textarea")) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [undo]);
}
