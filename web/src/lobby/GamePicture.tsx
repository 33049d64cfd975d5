import { Poster } from "../cards/poster";

/** A picture of our own for a game. */
export function GamePicture({ game }: { game: string }) {
  return (
    <div className="game-picture" aria-hidden="true">
      <Poster game={game} />
    </div>
  );
}
