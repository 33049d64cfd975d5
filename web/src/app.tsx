import { type ReactNode, useEffect, useState } from "react";
import { Later } from "./anew/Later";
import { Missing } from "./anew/Missing";
import { askForShelf } from "./lobby/decks";
import { MeContext } from "./lobby/me";
import { makeReady } from "./lobby/ready";
import { http } from "./net/http";
import type { Me } from "./net/protocol";
import { useAddress } from "./router";
import { askedLanguage } from "./words/asked";
import { useSay, useSpokenLanguage, Words } from "./words/l10n";
import { loadWords } from "./words/load";
import { page } from "./words/page";

/** What an address says: `/place/id/part?query`. */
interface Place {
  id: string;
  part: string;
  query: URLSearchParams;
  language: string;
}

type Shown = (place: Place) => ReactNode;

const TABLE = () => import("./table/TablePage").then((found) => found.TablePage);
const REPLAY = () => import("./replay/ReplayPage").then((found) => found.ReplayPage);
const LOBBY = () => import("./lobby/Lobby").then((found) => found.Lobby);

const Table = page(TABLE);
const Replay = page(REPLAY);
const Lobby = page(LOBBY);
const Invitation = page(() => import("./table/Invitation").then((found) => found.Invitation));
const SetUp = page(() => import("./lobby/SetUpPage").then((found) => found.SetUpPage));
const Decks = page(() => import("./decks/DecksPage").then((found) => found.DecksPage), "decks", "cards");
const Cards = page(() => import("./library/CardsPage").then((found) => found.CardsPage), "cards");
const Rules = page(() => import("./rules/RulesPage").then((found) => found.RulesPage), "rules");
const Study = page(() => import("./study/EditorPage").then((found) => found.EditorPage), "study");
const Account = page(() => import("./lobby/AccountPage").then((found) => found.AccountPage), "account");
const Settings = page(
  () => import("./settings/SettingsPage").then((found) => found.SettingsPage),
  "settings",
);
const School = page(() => import("./school/SchoolPage").then((found) => found.SchoolPage), "school", "study");
const Nowhere = page(() => import("./lobby/Nowhere").then((found) => found.Nowhere));

/** Every page by the first word of its address; null where it leads to nothing. */
const PAGES: Record<string, Shown> = {
  "": () => <Lobby />,
  play: ({ id }) => id && <SetUp key={id} game={id} />,
  table: ({ id, query, language }) => {
    const invitation = query.get("invitation");
    if (invitation) return <Invitation table={id} invitation={invitation} />;
    return id && <Table key={id} table={id} language={language} />;
  },
  replay: ({ id, language }) => id && <Replay key={id} table={id} language={language} />,
  decks: ({ id, part }) => <Decks id={id} part={part} />,
  cards: (place) => <Cards {...place} />,
  rules: (place) => <Rules {...place} />,
  study: ({ id, query, language }) => <Study key={id} game={id} query={query} language={language} />,
  school: () => <School />,
  account: () => <Account />,
  settings: () => <Settings />,
};

/** Whatever the page that is opened first will need is asked for at once, and not one thing after the other. */
export function hurry(): void {
  const [, place = "", id = ""] = location.pathname.split("/");
  const pages: Record<string, () => Promise<unknown>> = { "": LOBBY, table: TABLE, replay: REPLAY };
  const wanted = [loadWords(askedLanguage()), askForMe(), pages[place]?.()];
  if (place === "") wanted.push(askForShelf());
  if (place === "table" && id)
    wanted.push(http.table(id).then(({ game }) => makeReady(game, askedLanguage())));
  for (const part of wanted) part?.catch(() => undefined);
}

let asked: Promise<Me> | null = null;

/** Who is here: asked for once, and again only where there was no answer. */
function askForMe(): Promise<Me> {
  asked ??= http.me();
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

export function App() {
  const language = useSpokenLanguage();
  useEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);
  if (!language) return null;
  return (
    <Words language={language}>
      <Missing />
      <Visitor language={language} />
    </Words>
  );
}

/** Everybody is somebody here: a guest gets a cookie before anything else. */
function Visitor({ language }: { language: string }) {
  const say = useSay();
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      askForMe().then(setMe, () => {
        timer = setTimeout(ask, 1500);
      });
    };
    ask();
    return () => clearTimeout(timer);
  }, []);
  const connecting = <p className="page-note">{say("connecting")}</p>;
  const address = useAddress();
  if (!me) return connecting;
  return (
    <MeContext value={{ me, setMe }}>
      <Later key={placeOf(address)} fallback={connecting}>
        <Page language={language} />
      </Later>
    </MeContext>
  );
}

const placeOf = (address: string) => address.split(/[/?]/)[1];

function Page({ language }: { language: string }) {
  const [path = "/", search] = useAddress().split("?");
  const [, place = "", id = "", part = ""] = path.split("/").map(decoded);
  const query = new URLSearchParams(search);
  return PAGES[place]?.({ id, part, query, language }) || <Nowhere />;
}

/** A part of an address as it was meant; what was never written by a program stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
