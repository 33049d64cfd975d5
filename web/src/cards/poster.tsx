import { memo } from "react";
import { pictureOf, usePictures } from "./picture/pictures";

/** A picture for a game, as on the lid of its box: fills what it lies in, which says its size (`position: relative`). */
export const Poster = memo(function Poster({ game }: { game: string }) {
  const pictures = usePictures("posters");
  if (!pictures) return <span className="art" />;
  const lid = { id: game, title: "", type: "poster", text: "" };
  return <img className="art" src={pictureOf(lid, pictures)} alt="" draggable={false} />;
});
