import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useSetting } from "../settings/store";
import { askedLanguage } from "./asked";
import { bundleOf, loadWords } from "./load";

/** The language that was chosen, or that the browser asks for. */
export function useLanguage(): string {
  useSetting("language");
  return askedLanguage();
}

const AGAIN = 1500;

/** The language everything is said in: another one as soon as its words are here, so that nobody ever sees a page without words. */
export function useSpokenLanguage(): string | null {
  const wanted = useLanguage();
  const [spoken, setSpoken] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      loadWords(wanted).then(
        () => here && setSpoken(wanted),
        () => {
          timer = setTimeout(load, AGAIN);
        },
      );
    };
    load();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return spoken;
}

const BundleContext = createContext<FluentBundle | null>(null);

export function Words({ language, children }: { language: string; children: ReactNode }) {
  return <BundleContext value={bundleOf(language)}>{children}</BundleContext>;
}

export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

/** The message with this name, if there is one; what is wrong with it is said in the console. */
function sentence(
  bundle: FluentBundle | null,
  id: string,
  args?: Record<string, FluentVariable>,
): string | null {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.warn(`${id}: ${error.message}`);
  return text;
}

/** A message in the chosen language. */
export function useSay(): Say {
  const bundle = useContext(BundleContext);
  return useCallback((id, args) => sentence(bundle, id, args) ?? id, [bundle]);
}

/** A message if there is one; what a game calls something may have no word of its own. */
export function useSayOr(): (id: string, fallback: string) => string {
  const bundle = useContext(BundleContext);
  return useCallback((id, fallback) => sentence(bundle, id) ?? fallback, [bundle]);
}
