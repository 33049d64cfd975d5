import { useEffect, useId, useMemo, useState } from "react";
import { catalogue, http } from "../net/http";
import type { Position } from "../net/protocol";
import { useSay } from "../words/l10n";
import {
  addPiece,
  at,
  movePiece,
  type Piece,
  piecesAt,
  put,
  removePiece,
  setToken,
  titleOf,
  tokenOn,
} from "./editing";
import {
  type ChoiceField,
  formOf,
  type Group,
  type LeaderField,
  type Names,
  type NumberField,
  type PartField,
  type Place,
  placeOn,
  type Said,
  type Token,
} from "./forms";
import { Pool } from "./Pool";

/** What a position calls cards by: all titles, those of each type, and the sides of the dice there are. */
interface Known {
  titles: string[];
  names: Names;
  dice: Record<string, string[]>;
}

const NOTHING: Known = { titles: [], names: {}, dice: {} };

function useKnown(game: string, language: string): Known {
  const [found, setFound] = useState<Known>(NOTHING);
  useEffect(() => {
    let here = true;
    Promise.all([http.library(game, language, null), catalogue(game, language, null)]).then(
      ([{ titles, names }, cards]) => {
        if (!here) return;
        const called = { ...titles, ...names };
        const all: Known = { titles: [...new Set(Object.values(called))].sort(), names: {}, dice: {} };
        for (const [id, { title, type, side, sides }] of Object.entries(cards)) {
          const name = called[id] ?? title;
          for (const kind of side ? [String(type), `${side} ${type}`] : [String(type)])
            all.names[kind] = [...(all.names[kind] ?? []), name];
          if (Array.isArray(sides) && sides.length) all.dice[name] = sides as string[];
        }
        setFound(all);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return found;
}

interface Editing {
  position: Position;
  change: (position: Position) => void;
  /** What the engine says is wrong: said at the card or the field it names. */
  wrong: string;
  titles: string;
  known: ReadonlySet<string>;
  /** The sides of the dice of cards. */
  dice: Record<string, string[]>;
  places: Place[];
}

/** A position edited by hand: cards added, removed and moved, tokens, whose turn it is. The text beside it says the same. */
export function Pieces({
  game,
  language,
  position,
  change,
  wrong,
}: {
  game: string;
  language: string;
  position: Position;
  change: (position: Position) => void;
  wrong: string;
}) {
  const say = useSay();
  const { titles, names, dice } = useKnown(game, language);
  const list = useId();
  const groups = useMemo(() => formOf(game, position, names), [game, position, names]);
  const known = useMemo(() => new Set(titles), [titles]);
  const editing: Editing = {
    position,
    change,
    wrong,
    titles: list,
    known,
    dice,
    places: groups.flatMap((group) => group.places),
  };
  return (
    <section className="pieces" aria-label={say("form-title")}>
      <datalist id={list}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      {groups.map((group, n) => (
        <GroupFields key={n} group={group} editing={editing} open={n === 0} />
      ))}
    </section>
  );
}

function useSaid(): (said: Said | string) => string {
  const say = useSay();
  return (said) => (typeof said === "string" ? said : say(said.id, said.told));
}

function GroupFields({ group, editing, open }: { group: Group; editing: Editing; open: boolean }) {
  const said = useSaid();
  const [shown, setShown] = useState(open);
  return (
    <details className="pieces-group" open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{said(group.name)}</summary>
      {shown && (
        <>
          <div className="pieces-fields">
            {group.choices.map((field) => (
              <Choice key={field.path.join("/")} field={field} editing={editing} />
            ))}
            {group.numbers.map((field) => (
              <Count key={field.path.join("/")} field={field} editing={editing} />
            ))}
          </div>
          {group.leaders?.map((field) => (
            <Leader key={field.path.join("/")} field={field} editing={editing} />
          ))}
          {group.parts?.map((field) => (
            <Parts key={field.path.join("/")} field={field} editing={editing} />
          ))}
          {group.places.map((place) => (
            <Cards key={place.path.join("/")} place={place} group={said(group.name)} editing={editing} />
          ))}
        </>
      )}
    </details>
  );
}

/** Whether what is wrong is said of this field: the engine names the entry. */
const names = (wrong: string, path: (string | number)[]): boolean =>
  wrong !== "" && new RegExp(`\\b${String(path.at(-1))}\\b`).test(wrong);

function Choice({ field, editing: { position, change, wrong } }: { field: ChoiceField; editing: Editing }) {
  const said = useSaid();
  const say = useSay();
  const value = at(position, field.path);
  return (
    <label className="field">
      <span>{said(field.name)}</span>
      <select
        value={typeof value === "string" || typeof value === "number" ? value : ""}
        aria-label={said(field.name)}
        aria-invalid={names(wrong, field.path) || undefined}
        onChange={(event) => {
          const chosen = field.values.find((one) => String(one.value) === event.currentTarget.value)?.value;
          const path = chosen === undefined ? (field.whole ?? field.path) : field.path;
          change(field.after?.(position, chosen) ?? put(position, path, chosen));
        }}
      >
        <option value="">{say("form-unsaid")}</option>
        {field.values.map((one) => (
          <option key={one.value} value={one.value}>
            {said(one.name)}
          </option>
        ))}
      </select>
      {names(wrong, field.path) && <small className="error">{wrong}</small>}
    </label>
  );
}

function Count({ field, editing: { position, change, wrong } }: { field: NumberField; editing: Editing }) {
  const said = useSaid();
  const value = at(position, field.path);
  return (
    <label className="field">
      <span>{said(field.name)}</span>
      <input
        type="number"
        min={field.least}
        max={field.most}
        value={typeof value === "number" ? value : ""}
        aria-label={said(field.name)}
        aria-invalid={names(wrong, field.path) || undefined}
        onChange={(event) => {
          const written = event.currentTarget.value;
          change(put(position, field.path, written === "" ? undefined : Number(written)));
        }}
      />
      {names(wrong, field.path) && <small className="error">{wrong}</small>}
    </label>
  );
}

/** The one card of its kind: which it is, and what lies on it. */
function Leader({ field, editing }: { field: LeaderField; editing: Editing }) {
  const say = useSay();
  const said = useSaid();
  const { position, change, wrong } = editing;
  const piece = (at(position, field.path) ?? "") as Piece;
  const title = titleOf(piece);
  const bad = title !== "" && wrong.includes(title);
  const set = (entry: string, value: unknown) => change(put(position, [...field.path, entry], value));
  return (
    <fieldset className="pieces-place" data-wrong={bad || undefined}>
      <legend>{said(field.name)}</legend>
      <div className="pieces-tokens">
        <select
          value={title}
          aria-label={said(field.name)}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (chosen) set("card", chosen);
            else change(put(position, field.path, undefined));
          }}
        >
          <option value="">{say("form-unsaid")}</option>
          {field.titles.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        {title !== "" &&
          field.tokens.map((token) => (
            <TokenField
              key={token.name}
              token={token}
              title={title}
              count={tokenOn(piece, token.name)}
              set={(count) => set(token.name, count ? (token.most === 1 ? true : count) : undefined)}
            />
          ))}
      </div>
      {title !== "" &&
        field.borne.map(({ entry, tokens, dice }) => (
          <Cards
            key={entry}
            place={{ path: [...field.path, entry], name: { id: `place-${entry}` }, tokens, dice, borne: [] }}
            group={title}
            editing={editing}
          />
        ))}
      {bad && <small className="error">{wrong}</small>}
    </fieldset>
  );
}

/** Which of the cards in play take part: each of them, or how many of those that are called the same. */
function Parts({ field, editing: { position, change, wrong } }: { field: PartField; editing: Editing }) {
  const said = useSaid();
  const say = useSay();
  const found = at(position, field.path);
  const part = Array.isArray(found) ? found.map(String) : [];
  const count = (list: readonly string[], title: string) => list.filter((one) => one === title).length;
  const set = (title: string, most: number) => {
    const others = part.filter((one) => one !== title);
    const all = [...others, ...Array.from({ length: most }, () => title)];
    change(put(position, field.path, all.length ? all : undefined));
  };
  return (
    <fieldset className="pieces-place">
      <legend>{said(field.name)}</legend>
      {field.from.length === 0 && <p className="quiet">{say("form-nobody")}</p>}
      <div className="pieces-tokens">
        {[...new Set(field.from)].map((title) => (
          <TokenField
            key={title}
            token={{ name: title, most: count(field.from, title) }}
            called={title}
            title={said(field.name)}
            count={count(part, title)}
            set={(most) => set(title, most)}
          />
        ))}
      </div>
      {names(wrong, field.path) && <small className="error">{wrong}</small>}
    </fieldset>
  );
}

/** The cards of a place, each with what lies on it and where it could go; and a field for one more. */
function Cards({ place, group, editing }: { place: Place; group: string; editing: Editing }) {
  const say = useSay();
  const said = useSaid();
  const name = said(place.name);
  const pieces = piecesAt(editing.position, place.path);
  return (
    <fieldset className="pieces-place">
      <legend>
        {name} {pieces.length > 0 && <b>{pieces.length}</b>}
      </legend>
      {pieces.length > 0 && (
        <ul>
          {pieces.map((piece, n) => (
            <CardRow key={`${n} ${titleOf(piece)}`} place={place} piece={piece} n={n} editing={editing} />
          ))}
        </ul>
      )}
      <Add label={say("form-add", { place: name, group })} place={place} editing={editing} />
    </fieldset>
  );
}

/** A card of a place. */
export interface Row {
  place: Place;
  piece: Piece;
  n: number;
  editing: Editing;
}

function CardRow({ place, piece, n, editing }: Row) {
  const say = useSay();
  const { position, change, wrong, places } = editing;
  const title = titleOf(piece);
  const bad = wrong.includes(title);
  return (
    <li data-wrong={bad || undefined}>
      <div className="pieces-head">
        <span>{title}</span>
        <button
          type="button"
          className="button button-quiet"
          aria-label={say("form-remove", { title })}
          onClick={() => change(removePiece(position, place.path, n))}
        >
          ×
        </button>
      </div>
      <div className="pieces-tokens">
        {place.tokens.map((token) => (
          <TokenField
            key={token.name}
            token={token}
            title={title}
            count={tokenOn(piece, token.name)}
            set={(count) => change(setToken(position, place.path, n, token.name, count, token.most === 1))}
          />
        ))}
        <MoveTo
          title={title}
          places={places.filter((other) => other !== place)}
          move={(to) => change(movePiece(position, place.path, n, to))}
        />
      </div>
      {place.dice && <Pool place={place} piece={piece} n={n} editing={editing} />}
      {place.borne.map((borne) => (
        <Cards key={borne.entry} place={placeOn(place, n, borne)} group={title} editing={editing} />
      ))}
      {bad && <small className="error">{wrong}</small>}
    </li>
  );
}

function TokenField({
  token,
  called,
  title,
  count,
  set,
}: {
  token: Token;
  /** A name of its own, where it is no token. */
  called?: string;
  title: string;
  count: number;
  set: (count: number) => void;
}) {
  const say = useSay();
  const name = called ?? say(`token-${token.name}`);
  const label = say("form-token", { token: name, title });
  return (
    <span className="pieces-token">
      <span aria-hidden="true">{name}</span>
      {token.most === 1 ? (
        <input
          type="checkbox"
          aria-label={label}
          checked={count > 0}
          onChange={(event) => set(event.currentTarget.checked ? 1 : 0)}
        />
      ) : (
        <input
          type="number"
          aria-label={label}
          min={0}
          max={token.most}
          value={count}
          onChange={(event) => set(Number(event.currentTarget.value))}
        />
      )}
    </span>
  );
}

function MoveTo({ title, places, move }: { title: string; places: Place[]; move: (to: Place) => void }) {
  const say = useSay();
  const said = useSaid();
  return (
    <select
      value=""
      aria-label={say("form-move", { title })}
      onChange={(event) => {
        const to = places[Number(event.currentTarget.value)];
        if (to) move(to);
      }}
    >
      <option value="">{say("form-move-to")}</option>
      {places.map((other, n) => (
        <option key={other.path.join("/")} value={n}>
          {said(other.name)} · {sideOf(other.path, say)}
        </option>
      ))}
    </select>
  );
}

/** Whose place it is: the first part of its path, or, in a list, which of them. */
function sideOf(
  path: (string | number)[],
  say: (id: string, told?: Record<string, string | number>) => string,
): string {
  const [side, n] = path;
  if (typeof n === "number") return String(n + 1);
  if (side === "light" || side === "dark") return say(`form-side-${side}`);
  if (n === undefined) return say("form-game");
  return say("seat", { number: side === "one" || side === "first" ? 1 : 2 });
}

function Add({ label, place, editing }: { label: string; place: Place; editing: Editing }) {
  const say = useSay();
  const [title, setTitle] = useState("");
  const [unknown, setUnknown] = useState(false);
  const { position, change, titles, known } = editing;
  return (
    <form
      className="pieces-add"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = title.trim();
        if (!wanted) return;
        if (known.size > 0 && !known.has(wanted)) return setUnknown(true);
        change(addPiece(position, place.path, wanted));
        setTitle("");
      }}
    >
      <input
        list={titles}
        value={title}
        placeholder={say("form-card")}
        aria-label={label}
        aria-invalid={unknown || undefined}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setUnknown(false);
        }}
      />
      <button type="submit" className="button" aria-label={say("form-put", { place: label })}>
        +
      </button>
      {unknown && (
        <small className="error" role="alert">
          {say("form-unknown", { title })}
        </small>
      )}
    </form>
  );
}
