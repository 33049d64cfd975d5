import { Sign } from "../look/Symbol";
import { http } from "../net/http";
import { Link } from "../router";
import { useSay } from "../words/l10n";

/** How it ended, and what can be done now. */
export function EndPanel({
  text,
  won,
  table,
  rematch,
  wanted,
  next,
}: {
  text: string;
  won: boolean | null;
  table: string;
  rematch: (() => void) | null;
  wanted: boolean;
  next: string | null;
}) {
  const say = useSay();
  return (
    <section
      className="end"
      data-won={won === null ? undefined : won}
      aria-label={say("end")}
      aria-live="assertive"
    >
      <h2>{won === null ? say("end-watched") : won ? say("end-won") : say("end-lost")}</h2>
      <p>{text}</p>
      <div className="end-buttons">
        {next ? (
          <Link to={`/table/${next}`} className="button button-main">
            {say("go-to-rematch")}
          </Link>
        ) : (
          rematch && (
            <button type="button" className="button button-main" onClick={rematch} disabled={wanted}>
              {wanted ? say("rematch-wanted") : say("rematch")}
            </button>
          )
        )}
        <Link to={`/replay/${table}`} className="button">
          {say("replay")}
        </Link>
        <a className="button" href={http.recordAddress(table)} download>
          <Sign name="download" />
          <span>{say("download-record")}</span>
        </a>
        <Link to="/" className="button button-quiet">
          {say("to-lobby")}
        </Link>
      </div>
    </section>
  );
}
