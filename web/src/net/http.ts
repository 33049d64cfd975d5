import type {
  Catalogue,
  DeckInfo,
  GameInfo,
  Me,
  ReplayInfo,
  ReplayStep,
  Shelf,
  TableInfo,
  TableWish,
} from "./protocol";

/** A request the server did not grant: a code for programs, a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refusal("offline", "");
  }
  const text = await response.text();
  if (!response.ok) {
    let code = "failed";
    let why = text;
    try {
      const problem = JSON.parse(text) as { code?: string; text?: string };
      code = problem.code ?? code;
      why = problem.text ?? why;
    } catch {
      // not one of ours: shown as it is
    }
    throw new Refusal(code, why);
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const at = encodeURIComponent;

export const http = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => ask<Me>("PATCH", "/api/me", { name }),
  register: (login: string, password: string, name?: string) =>
    post<Me>("/api/register", { login, password, ...(name ? { name } : {}) }),
  signIn: (login: string, password: string) => post<Me>("/api/login", { login, password }),
  signOut: () => post<void>("/api/logout"),
  shelf: () => get<Shelf>("/api/games"),
  cards: (game: string, language: string) =>
    get<Catalogue>(`/api/games/${at(game)}/cards?language=${language}`),
  cardsOfTable: (id: string, language: string) =>
    get<Catalogue>(`/api/tables/${at(id)}/cards?language=${language}`),
  tables: () => get<TableInfo[]>("/api/tables"),
  myTables: (over: boolean) => get<TableInfo[]>(`/api/tables/mine?over=${over}`),
  table: (id: string) => get<TableInfo>(`/api/tables/${at(id)}`),
  choicesOfFile: (game: string, option: string, content: unknown) =>
    post<GameInfo["choices"]>(`/api/games/${at(game)}/files/${at(option)}/choices`, content),
  layTable: (wish: TableWish) => post<TableInfo>("/api/tables", wish),
  layLesson: (game: string) => post<TableInfo>(`/api/games/${at(game)}/lesson`),
  join: (id: string, invitation: string | null, deck: string | null) =>
    post<TableInfo>(`/api/tables/${at(id)}/join`, { invitation, deck }),
  cancel: (id: string) => post<TableInfo>(`/api/tables/${at(id)}/cancel`),
  report: (id: string, text: string) => post<{ id: string }>(`/api/tables/${at(id)}/report`, { text }),
  decks: () => get<DeckInfo[]>("/api/decks"),
  importDeck: (game: string, name: string, text: string) =>
    post<DeckInfo>("/api/decks", { game, name, text }),
  removeDeck: (id: string) => ask<void>("DELETE", `/api/decks/${at(id)}`),
  replay: (id: string) => get<ReplayInfo>(`/api/replays/${at(id)}`),
  replayStep: (id: string, step: number, language: string) =>
    get<ReplayStep>(`/api/replays/${at(id)}/steps/${step}?language=${language}`),
  playOn: (id: string, step: number, seat: number, bot: string) =>
    post<TableInfo>(`/api/replays/${at(id)}/play-on`, { step, seat, bot }),
  recordAddress: (id: string) => `/api/tables/${at(id)}/record`,
};

const catalogues = new Map<string, Promise<Catalogue>>();

/** The printed cards of a game, or of a table that has cards of its own, asked for once. */
export function catalogue(game: string, language: string, table: string | null): Promise<Catalogue> {
  const key = `${game}/${table ?? ""}/${language}`;
  let found = catalogues.get(key);
  if (!found) {
    found = table === null ? http.cards(game, language) : http.cardsOfTable(table, language);
    found.catch(() => catalogues.delete(key));
    catalogues.set(key, found);
  }
  return found;
}
