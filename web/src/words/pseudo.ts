import { setting } from "../settings/store";

// Other languages are a third longer than English. So that tests can see whether the page has room for them, it can be asked to say everything
// stretched and in strange letters: what is cut off shows, and so does a word that is no message (e2e/pseudo.spec.ts). No person is offered it.

const PLAIN = "abcdefghijklmnopqrstuvwxyz";
const STRANGE = "áƀćďéƒğĥíĵķľḿńóṕɋŕśťúṽŵẋýž";
const VOWELS = "aeiou";

/** Where the server says something to a person; everything else is names, ids and numbers. */
const SAID = new Set(["text", "labels", "words", "choices"]);

/** A letter for each letter, and vowels twice: the same word is always the same, so signs are still found in a text. */
export function stretched(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const small = letter.toLowerCase();
    const strange = STRANGE[PLAIN.indexOf(small)]!;
    const first = letter === small ? strange : strange.toUpperCase();
    return VOWELS.includes(small) ? first + strange : first;
  });
}

function stretchedDeep(said: unknown): unknown {
  if (typeof said === "string") return stretched(said);
  if (typeof said !== "object" || said === null) return said;
  for (const [key, value] of Object.entries(said))
    (said as Record<string, unknown>)[key] = stretchedDeep(value);
  return said;
}

/** How our own messages are said. */
export const manner = (text: string): string => (setting("pseudo") === "on" ? stretched(text) : text);

/** What the server says, as the page says it. */
export function heard<T>(json: string): T {
  if (setting("pseudo") === "off") return JSON.parse(json);
  return JSON.parse(json, (key, value) => (SAID.has(key) ? stretchedDeep(value) : value));
}
