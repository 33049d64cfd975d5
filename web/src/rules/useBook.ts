import { useEffect, useState } from "react";
import { http } from "../net/http";
import type { RuleBook } from "../net/protocol";
import { useLanguage } from "../words/l10n";

const books = new Map<string, Promise<RuleBook>>();

/** The rule book of a game in a language, asked for once. */
function ask(game: string, language: string): Promise<RuleBook> {
  const key = `${game}/${language}`;
  let asked = books.get(key);
  if (!asked) {
    asked = http.rules(game, language);
    asked.catch(() => books.delete(key));
    books.set(key, asked);
  }
  return asked;
}

/** The rule book of a game; null until it is here, "none" where there is none. */
export function useBook(game: string): RuleBook | "none" | null {
  const language = useLanguage();
  const [book, setBook] = useState<RuleBook | "none" | null>(null);
  useEffect(() => {
    let here = true;
    ask(game, language).then(
      (found) => here && setBook(found),
      () => here && setBook("none"),
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return book;
}
