import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LocalizationProvider, ReactLocalization, useLocalization } from "@fluent/react";
import { createContext, type ReactNode, useCallback, useContext, useMemo } from "react";

// Another language is another folder of messages.
const files = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const languages = [...new Set(Object.keys(files).map(languageOf))].sort();

function languageOf(path: string): string {
  return path.split("/").at(-2)!;
}

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (languageOf(path) === language) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const CHOSEN = "zeton.language";

export function chosenLanguage(): string {
  const wanted = [localStorage.getItem(CHOSEN), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag) => tag !== null && languages.includes(tag)) ?? "en";
}

export function chooseLanguage(language: string): void {
  localStorage.setItem(CHOSEN, language);
}

interface Chosen {
  language: string;
  choose: (language: string) => void;
}

const LanguageContext = createContext<Chosen>({ language: "en", choose: () => undefined });

/** The language everything is said in, and how to choose another. */
export function useLanguage(): Chosen {
  return useContext(LanguageContext);
}

export function Words({ language, choose, children }: Chosen & { children: ReactNode }) {
  const chosen = useMemo(() => ({ language, choose }), [language, choose]);
  const l10n = useMemo(() => {
    const order = language === "en" ? ["en"] : [language, "en"];
    return new ReactLocalization(order.map(bundleOf));
  }, [language]);
  return (
    <LanguageContext value={chosen}>
      <LocalizationProvider l10n={l10n}>{children}</LocalizationProvider>
    </LanguageContext>
  );
}

export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

/** A message in the chosen language. */
export function useSay(): Say {
  const { l10n } = useLocalization();
  return useCallback((id, args) => l10n.getString(id, args ?? null), [l10n]);
}

/** A message if there is one; what a game calls something may have no word of its own. */
export function useSayOr(): (id: string, fallback: string) => string {
  const { l10n } = useLocalization();
  return useCallback((id, fallback) => (l10n.getBundle(id) ? l10n.getString(id) : fallback), [l10n]);
}
