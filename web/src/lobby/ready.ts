import { loadBoard } from "../boards";
import { loadPictures } from "../cards/picture/pictures";

/** Fetch what a table of this game needs, while its player still decides or the server still lays it. What fails is asked for again there. */
export function makeReady(game: string, language: string): void {
  loadPictures(game);
  const wanted = [import("../table/TablePage"), loadBoard(game, language)];
  for (const part of wanted) part.catch(() => undefined);
}
