import { Sign, type SymbolName } from "../look/Symbol";
import { Link } from "../router";
import { LanguageChoice } from "../words/LanguageChoice";
import { useSay } from "../words/l10n";
import { useMe } from "./me";

/** Where one can go from every page. */
const WAYS: { to: string; sign: SymbolName; name: string }[] = [
  { to: "/cards", sign: "grid", name: "cards" },
  { to: "/decks", sign: "cards", name: "my-decks" },
  { to: "/rules", sign: "book", name: "rules" },
  { to: "/school", sign: "hint", name: "school" },
];

export function PageHead() {
  const say = useSay();
  const { me } = useMe();
  return (
    <header className="page-head">
      <Link to="/" className="brand" aria-label="Żeton">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span>Żeton</span>
      </Link>
      <span className="spacer" />
      <nav aria-label={say("navigation")}>
        {WAYS.map(({ to, sign, name }) => (
          <Link key={to} to={to} className="button button-quiet">
            <Sign name={sign} />
            <span>{say(name)}</span>
          </Link>
        ))}
        <Link to="/account" className="button button-quiet">
          <Sign name="person" />
          <span data-short>{me.name}</span>
        </Link>
      </nav>
      <LanguageChoice />
      <Link to="/settings" className="icon-button" aria-label={say("settings")}>
        <Sign name="gear" />
      </Link>
    </header>
  );
}
