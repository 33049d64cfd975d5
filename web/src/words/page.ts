import { type ComponentType, lazy } from "react";
import { askedLanguage } from "./asked";
import { loadWords } from "./load";

/** What is loaded when somebody goes there or asks for it, with the words that are said nowhere else (`locales/<language>/pages/`). */
export function page<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...words: string[]
): ComponentType<P> {
  return lazy(async () => {
    const said = words.map((one) => loadWords(askedLanguage(), `pages/${one}`));
    const [found] = await Promise.all([load(), ...said]);
    return { default: found };
  }) as ComponentType<P>;
}
