import { languages, useLanguage, useSay } from "./l10n";

/** Each language by its own name, so that whoever reads only that one finds it. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language of everything on the page; remembered on this machine. */
export function LanguageChoice() {
  const say = useSay();
  const { language, choose } = useLanguage();
  if (languages.length < 2) return null;
  return (
    <select
      className="language"
      aria-label={say("language")}
      value={language}
      onChange={(event) => choose(event.target.value)}
    >
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {nameOf(tag)}
        </option>
      ))}
    </select>
  );
}
