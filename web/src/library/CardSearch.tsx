import { useEffect, useRef } from "react";
import { Drawn } from "../look/Symbol";
import { useSay } from "../words/l10n";
import type { CardIndex, Found, Search } from "./index";
import type { Problem } from "./query";

/** The field one searches with, what of it was not understood, how many cards there are, and their order. `/` leads to the field. */
export function CardSearch({
  index,
  search,
  found,
  change,
}: {
  index: CardIndex;
  search: Search;
  found: Found;
  change: (search: Search) => void;
}) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const sorts = index.fields.filter((one) => index.numeric.has(one.id));
  return (
    <div className="card-search">
      <div className="card-search-field">
        <Drawn className="sign-search">
          <path
            fillRule="evenodd"
            d="M10 2a8 8 0 0 1 6.3 12.9l5.4 5.4-1.4 1.4-5.4-5.4A8 8 0 1 1 10 2m0 2.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2"
          />
        </Drawn>
        <input
          ref={field}
          type="search"
          value={search.q}
          aria-label={say("library-search")}
          placeholder={say("library-example")}
          aria-describedby="card-search-problems"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ ...search, q: event.currentTarget.value })}
        />
        <kbd>/</kbd>
      </div>
      <p className="card-count" role="status">
        {say("library-count", { count: found.entries.length, all: index.entries.length })}
      </p>
      <label className="card-sort">
        <span>{say("library-sort")}</span>
        <select
          value={search.sort}
          onChange={(event) => change({ ...search, sort: event.currentTarget.value })}
        >
          <option value="">{say("library-sort-printed")}</option>
          <option value="title">{say("library-sort-title")}</option>
          {sorts.flatMap(({ id, text }) => [
            <option key={id} value={id}>
              {say("library-sort-up", { field: text })}
            </option>,
            <option key={`-${id}`} value={`-${id}`}>
              {say("library-sort-down", { field: text })}
            </option>,
          ])}
        </select>
      </label>
      <ul id="card-search-problems" className="card-problems" aria-live="polite">
        {found.problems.map((problem, n) => (
          <li key={n}>
            <ProblemWords problem={problem} fields={index.fields.map((one) => one.text)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was not understood, and what would be right. */
function ProblemWords({ problem, fields }: { problem: Problem; fields: string[] }) {
  const say = useSay();
  const told = { part: problem.part, field: problem.field ?? "", nearest: problem.nearest ?? "" };
  const hint = problem.nearest
    ? say("query-meant", told)
    : problem.what === "no-field"
      ? say("query-fields", { fields: fields.join(", ") })
      : "";
  return (
    <>
      {say(`query-${problem.what}`, told)} {hint}
    </>
  );
}

/** `/` leads to the search, unless somebody is typing. */
function useSlash(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (at.closest("input, textarea, select, [contenteditable], dialog")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
