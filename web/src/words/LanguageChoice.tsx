import { useSetting } from "../settings/store";
import { useLanguage, useSay } from "./l10n";
import { languages } from "./load";

/** Each language by its own name, so that whoever reads only that one finds it. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language of everything on the page; where there is room, also to leave it to the browser. */
export function LanguageChoice({ auto = false }: { auto?: boolean }) {
  const say = useSay();
  const spoken = useLanguage();
  const [chosen, choose] = useSetting("language");
  return (
    <select
      className="language"
      aria-label={say("language")}
      value={auto ? chosen : spoken}
      onChange={(event) => choose(event.target.value)}
    >
      {auto && <option value="auto">{say("setting-language-auto")}</option>}
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {nameOf(tag)}
        </option>
      ))}
    </select>
  );
}
