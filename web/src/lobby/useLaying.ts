import { useState } from "react";
import { http, Refusal } from "../net/http";
import type { TableWish } from "../net/protocol";
import { go } from "../router";
import { useLanguage, useSay } from "../words/l10n";
import { makeReady } from "./ready";

/** Lay a table and sit down at it, or say why not; with `instead`, in the place of this page. */
export function useLaying(instead = false) {
  const say = useSay();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const lay = async (wish: TableWish, query = "") => {
    setBusy(true);
    makeReady(wish.game, language);
    try {
      go(`/table/${(await http.layTable(wish)).id}${query}`, instead);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
      setBusy(false);
    }
  };
  return { busy, wrong, setWrong, lay };
}
