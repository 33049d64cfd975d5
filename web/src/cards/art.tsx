import { memo } from "react";
import type { Printed } from "../net/protocol";
import { pictureOf, usePictures } from "./picture/pictures";

/** The picture of a card, of our own drawing. An image, so that a table full of cards has no thousand shapes to lay out. */
export const Art = memo(function Art({ card }: { card: Printed }) {
  const pictures = usePictures(card.game ?? "");
  if (!pictures) return <span className="art" />;
  return <img className="art" src={pictureOf(card, pictures)} alt="" draggable={false} />;
});
