import { useSay, useSayOr } from "../words/l10n";
import { Duel } from "./Duel";
import { useShelf } from "./decks";
import { GamePicture } from "./GamePicture";
import { Nowhere } from "./Nowhere";
import { PageHead } from "./PageHead";
import { Together } from "./Together";

/** Everything a table of a game can be laid with. */
export function SetUpPage({ game: id }: { game: string }) {
  const say = useSay();
  const or = useSayOr();
  const shelf = useShelf();
  const game = shelf?.games.find((one) => one.id === id);
  if (!shelf) return <p className="page-note">{say("connecting")}</p>;
  if (!game) return <Nowhere />;
  const Form = game.decks.length ? Duel : Together;
  return (
    <>
      <PageHead />
      <main className="page set-up">
        <header className="set-up-head">
          <GamePicture game={game.id} />
          <div>
            <h1>{game.title}</h1>
            <p>{or(`game-${game.id.replaceAll("_", "-")}-words`, "")}</p>
          </div>
        </header>
        <Form game={game} bots={shelf.bots} />
      </main>
    </>
  );
}
