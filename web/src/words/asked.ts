import { setting } from "../settings/store";
import { languages } from "./load";

/** The first language of these that there are words in. */
export function languageFor(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.slice(0, 2)).find((tag) => languages.includes(tag)) ?? "en";
}

/** The language that was chosen, or that the browser asks for. */
export function askedLanguage(): string {
  return languageFor([setting("language"), ...navigator.languages]);
}
