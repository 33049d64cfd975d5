import { Link } from "../router";
import { useSay } from "../words/l10n";
import { PageHead } from "./PageHead";

/** An address that leads to nothing (any more): what is the matter, and where to go from here. */
export function Nowhere({ title, why }: { title?: string; why?: string }) {
  const say = useSay();
  return (
    <>
      <PageHead />
      <main className="page page-narrow nowhere">
        <h1>{title ?? say("nowhere")}</h1>
        <p>{why || say("nowhere-words")}</p>
        <div className="new-table-foot">
          <Link to="/" className="button button-main">
            {say("to-the-games")}
          </Link>
          <Link to="/#tables" className="button">
            {say("to-my-tables")}
          </Link>
        </div>
      </main>
    </>
  );
}
