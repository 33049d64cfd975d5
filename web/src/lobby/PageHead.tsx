import { Sign } from "../look/Symbol";
import { ThemeButton } from "../look/ThemeButton";
import { Link } from "../router";
import { LanguageChoice } from "../words/LanguageChoice";
import { useSay } from "../words/l10n";
import { useMe } from "./me";

export function PageHead() {
  const say = useSay();
  const { me } = useMe();
  return (
    <header className="page-head">
      <Link to="/" className="brand">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span>Żeton</span>
      </Link>
      <span className="spacer" />
      <nav aria-label={say("navigation")}>
        <Link to="/decks" className="button button-quiet">
          {say("my-decks")}
        </Link>
        <Link to="/account" className="button button-quiet">
          <Sign name="person" />
          <span>{me.name}</span>
        </Link>
      </nav>
      <LanguageChoice />
      <ThemeButton />
    </header>
  );
}
