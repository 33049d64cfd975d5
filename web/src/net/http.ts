import type { Term } from "../cards/explain";
import type { CardInfo } from "../library/card";
import type { LibraryFacts } from "../library/index";
import { askedLanguage } from "../words/asked";
import { heard } from "../words/pseudo";
import type {
  Catalogue,
  CheckedPosition,
  Course,
  DeckInfo,
  GameInfo,
  LessonStep,
  LineInfo,
  Me,
  Position,
  PositionOdds,
  PuzzleInfo,
  ReplayInfo,
  ReplayStep,
  RuleBook,
  Shelf,
  StudyInfo,
  TableInfo,
  TableWish,
  WrittenPosition,
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

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        // What the server says is said in the reader's language, also where his browser prefers another.
        "accept-language": askedLanguage(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
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
      const problem = heard<{ code?: string; text?: string }>(text);
      code = problem.code ?? code;
      why = problem.text ?? why;
    } catch {
      // not one of ours: shown as it is
    }
    throw new Refusal(code, why);
  }
  return text ? heard<T>(text) : (undefined as T);
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const at = encodeURIComponent;

export const http = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => ask<Me>("PATCH", "/api/me", { name }),
  register: (login: string, password: string, name?: string) =>
    post<Me>("/api/register", { login, password, ...(name ? { name } : {}) }),
  signIn: (login: string, password: string) => post<Me>("/api/login", { login, password }),
  signOut: () => post<void>("/api/logout"),
  signOutEverywhere: () => post<void>("/api/logout-everywhere"),
  changePassword: (password: string, new_password: string) =>
    post<Me>("/api/password", { password, new_password }),
  deleteMe: (password: string | null) => post<void>("/api/me/delete", { password }),
  exportAddress: "/api/me/export",
  shelf: () => get<Shelf>("/api/games"),
  cards: (game: string, language: string) =>
    get<Catalogue>(`/api/games/${at(game)}/cards?language=${language}`),
  /** What is printed on some cards: of a game, or of a table that has a box of its own. */
  someCards: (game: string, table: string | null, language: string, ids: string[]) =>
    get<Catalogue>(
      `/api/${table === null ? `games/${at(game)}` : `tables/${at(table)}`}/cards?language=${language}&ids=${at(ids.join(","))}`,
    ),
  /** Every published card, those that do not play as well. */
  published: (game: string, language: string) =>
    get<Catalogue>(`/api/games/${at(game)}/catalogue?language=${language}`),
  rules: (game: string, language: string) =>
    get<RuleBook>(`/api/games/${at(game)}/rules?language=${language}`),
  cardsOfTable: (id: string, language: string) =>
    get<Catalogue>(`/api/tables/${at(id)}/cards?language=${language}`),
  library: (game: string, language: string, table: string | null) =>
    get<LibraryFacts>(
      `/api/${table === null ? `games/${at(game)}` : `tables/${at(table)}`}/library?language=${language}`,
    ),
  card: (game: string, card: string, language: string) =>
    get<CardInfo>(`/api/games/${at(game)}/cards/${at(card)}?language=${language}`),
  terms: (game: string, language: string) => get<Term[]>(`/api/games/${at(game)}/terms?language=${language}`),
  tables: () => get<TableInfo[]>("/api/tables"),
  myTables: (over: boolean) => get<TableInfo[]>(`/api/tables/mine?over=${over}`),
  table: (id: string) => get<TableInfo>(`/api/tables/${at(id)}`),
  choicesOfFile: (game: string, option: string, content: unknown) =>
    post<GameInfo["choices"]>(`/api/games/${at(game)}/files/${at(option)}/choices`, content),
  layTable: (wish: TableWish) => post<TableInfo>("/api/tables", wish),
  layLesson: (game: string) => post<TableInfo>(`/api/games/${at(game)}/lesson`),
  lesson: (game: string, language: string) =>
    get<LessonStep[]>(`/api/games/${at(game)}/lesson?language=${language}`),
  puzzles: (language: string) => get<PuzzleInfo[]>(`/api/puzzles?language=${language}`),
  layPuzzle: (id: string) => post<TableInfo>(`/api/puzzles/${id}`),
  join: (id: string, invitation: string | null, deck: string | null) =>
    post<TableInfo>(`/api/tables/${at(id)}/join`, { invitation, deck }),
  cancel: (id: string) => post<TableInfo>(`/api/tables/${at(id)}/cancel`),
  report: (id: string, text: string) => post<{ id: string }>(`/api/tables/${at(id)}/report`, { text }),
  decks: () => get<DeckInfo[]>("/api/decks"),
  replay: (id: string) => get<ReplayInfo>(`/api/replays/${at(id)}`),
  replayStep: (id: string, step: number, language: string) =>
    get<ReplayStep>(`/api/replays/${at(id)}/steps/${step}?language=${language}`),
  course: (id: string, language: string) => get<Course>(`/api/replays/${at(id)}/course?language=${language}`),
  playOn: (id: string, step: number, seat: number, bot: string) =>
    post<TableInfo>(`/api/replays/${at(id)}/play-on`, { step, seat, bot }),
  study: (id: string, language: string) =>
    get<StudyInfo>(`/api/replays/${at(id)}/study?language=${language}`),
  beginStudy: (id: string, language: string) =>
    post<StudyInfo>(`/api/replays/${at(id)}/study?language=${language}`),
  stepPosition: (id: string, step: number) =>
    get<WrittenPosition>(`/api/replays/${at(id)}/steps/${step}/position`),
  checkPosition: (game: string, position: Position, language: string) =>
    post<CheckedPosition>(`/api/games/${at(game)}/positions/check?language=${language}`, position),
  positionOdds: (game: string, position: Position, language: string) =>
    post<PositionOdds>(`/api/games/${at(game)}/positions/odds?language=${language}`, position),
  line: (game: string, position: Position, choices: number[], language: string) =>
    post<LineInfo>(`/api/games/${at(game)}/positions/line?language=${language}`, { position, choices }),
  lineOdds: (game: string, position: Position, choices: number[], language: string) =>
    post<PositionOdds>(`/api/games/${at(game)}/positions/line/odds?language=${language}`, {
      position,
      choices,
    }),
  recordAddress: (id: string) => `/api/tables/${at(id)}/record`,
};

const catalogues = new Map<string, Promise<Catalogue>>();

/** Cards with the game they are of, and the table whose box they are from. */
export function noted(cards: Catalogue, game: string, table: string | null): Catalogue {
  for (const card of Object.values(cards)) Object.assign(card, { game, box: table ?? undefined });
  return cards;
}

/** The printed cards of a game (those that play, or everything published), or of a table that has a box of its own, asked for once. */
export function catalogue(
  game: string,
  language: string,
  table: string | null,
  published = false,
): Promise<Catalogue> {
  const key = `${game}/${table ?? ""}/${language}/${published}`;
  let found = catalogues.get(key);
  if (!found) {
    const ofGame = () => (published ? http.published(game, language) : http.cards(game, language));
    const asked = table === null ? ofGame() : http.cardsOfTable(table, language);
    found = asked.then((cards) => noted(cards, game, table));
    found.catch(() => catalogues.delete(key));
    catalogues.set(key, found);
  }
  return found;
}
