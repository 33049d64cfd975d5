// What is looked for, as it stands in an address that can be shared: ?q=…&traits=Vehicle&traits=Droid&sort=-cost
import type { Search } from "./index";
import type { Field } from "./query";

/** What an address asks for; what it says of fields there are not is left out. */
export function searchOf(query: URLSearchParams, fields: Field[]): Search {
  const chosen: Search["chosen"] = {};
  for (const { id } of fields) {
    const values = query.getAll(id);
    if (values.length) chosen[id] = values;
  }
  return { q: query.get("q") ?? "", chosen, sort: query.get("sort") ?? "" };
}

/** The query of an address for a search; empty for everything. `kept` are other parts of the address that stay. */
export function queryOf(search: Search, kept: Record<string, string | null> = {}): string {
  const query = new URLSearchParams();
  if (search.q) query.set("q", search.q);
  for (const [field, values] of Object.entries(search.chosen))
    for (const value of values) query.append(field, value);
  if (search.sort) query.set("sort", search.sort);
  for (const [name, value] of Object.entries(kept)) if (value) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}

/** The search with a value of a filter chosen, or no longer. */
export function toggled(search: Search, field: string, value: string): Search {
  const now = search.chosen[field] ?? [];
  const values = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  const { [field]: _, ...others } = search.chosen;
  return { ...search, chosen: values.length ? { ...others, [field]: values } : others };
}
