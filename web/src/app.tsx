import { useCallback, useEffect, useState } from "react";
import { AccountPage } from "./lobby/AccountPage";
import { DecksPage } from "./lobby/DecksPage";
import { Lobby } from "./lobby/Lobby";
import { MeContext } from "./lobby/me";
import { http } from "./net/http";
import type { Me } from "./net/protocol";
import { ReplayPage } from "./replay/ReplayPage";
import { useAddress } from "./router";
import { TablePage } from "./table/TablePage";
import { Invitation } from "./table/WaitingRoom";
import { chooseLanguage, chosenLanguage, useSay, Words } from "./words/l10n";

export function App() {
  const [language, setLanguage] = useState(chosenLanguage);
  const choose = useCallback((wanted: string) => {
    chooseLanguage(wanted);
    setLanguage(wanted);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Words language={language} choose={choose}>
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
      http.me().then(setMe, () => {
        timer = setTimeout(ask, 1500);
      });
    };
    ask();
    return () => clearTimeout(timer);
  }, []);
  if (!me) return <p className="page-note">{say("connecting")}</p>;
  return (
    <MeContext value={{ me, setMe }}>
      <Page language={language} />
    </MeContext>
  );
}

function Page({ language }: { language: string }) {
  const address = useAddress();
  const [path, search] = address.split("?");
  const [, place, id] = (path ?? "/").split("/");
  const query = new URLSearchParams(search);
  if (place === "table" && id) {
    const invitation = query.get("invitation");
    return invitation ? (
      <Invitation table={id} invitation={invitation} />
    ) : (
      <TablePage key={id} table={id} language={language} />
    );
  }
  if (place === "replay" && id) return <ReplayPage key={id} table={id} language={language} />;
  if (place === "decks") return <DecksPage />;
  if (place === "account") return <AccountPage />;
  return <Lobby />;
}
