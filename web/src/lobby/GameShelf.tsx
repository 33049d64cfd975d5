import { Link } from "../router";
import { useShelf } from "./decks";
import { GamePicture } from "./GamePicture";

/** Every game as a tile that leads to its part of a page. */
export function GameShelf({ to }: { to: (game: string) => string }) {
  const shelf = useShelf();
  return (
    <ul className="shelf">
      {shelf?.games.map(({ id, title }) => (
        <li key={id}>
          <Link to={to(id)} className="game-tile game-link">
            <GamePicture game={id} />
            <h2>{title}</h2>
          </Link>
        </li>
      ))}
    </ul>
  );
}
