import { FluentBundle, FluentResource } from "@fluent/bundle";
import { manner } from "./pseudo";

// Another language is another folder of messages. Only the reader's own is loaded, and of that only what is said where he is: the words
// of a game come with its board, those below `pages/` with the pages that say them.
const files = import.meta.glob<string>(["../../locales/*/*.ftl", "../../locales/*/pages/*.ftl"], {
  query: "?raw",
  import: "default",
});

const pathOf = (language: string, part: string) => `../../locales/${language}/${part}.ftl`;

export const languages = [...new Set(Object.keys(files).map((path) => path.split("/")[3]!))].sort();

const games = new Set(
  Object.keys(import.meta.glob("../boards/*/Board.tsx")).map((path) => path.split("/").at(-2)!),
);
const parts = new Set(
  Object.keys(files)
    .filter((path) => !path.includes("/pages/"))
    .map((path) => path.split("/").at(-1)!.replace(".ftl", ""))
    .filter((part) => !games.has(part)),
);
const bundles = new Map<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();

/** The messages of a language that are here. */
export function bundleOf(language: string): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false, transform: manner });
    bundles.set(language, bundle);
  }
  return bundle;
}

function load(path: string, language: string): Promise<void> {
  let begun = loading.get(path);
  if (!begun) {
    begun = files[path]!().then((text) => {
      bundleOf(language).addResource(new FluentResource(text));
    });
    begun.catch(() => loading.delete(path));
    loading.set(path, begun);
  }
  return begun;
}

/** Everything that may be said from now on, in a language; with a part (a game, `pages/cards`), also what is said there. */
export async function loadWords(language: string, part?: string): Promise<void> {
  if (part !== undefined) parts.add(part);
  const wanted = [...parts].map((one) => pathOf(language, one)).filter((path) => path in files);
  await Promise.all(wanted.map((path) => load(path, language)));
}
