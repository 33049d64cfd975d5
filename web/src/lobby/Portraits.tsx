import { Art } from "../cards/art";
import { useSay } from "../words/l10n";

interface PortraitsProps {
  title: string;
  words?: string;
  /** What can be chosen: names by ids. */
  names: Record<string, string>;
  /** The chosen ones in their order. */
  chosen: string[];
  turn: (id: string) => void;
  /** One of them, or as many as there are seats. */
  several?: boolean;
  kind: string;
  game: string;
}

/** People to choose from, by their portraits. Where several are chosen, each shows at which seat. */
export function Portraits({
  title,
  words,
  names,
  chosen,
  turn,
  several = false,
  kind,
  game,
}: PortraitsProps) {
  const say = useSay();
  return (
    <fieldset className="portraits" data-kind={kind}>
      <legend>{title}</legend>
      {words && <p className="quiet">{words}</p>}
      <div className="portrait-row">
        {Object.entries(names).map(([id, name]) => {
          const place = chosen.indexOf(id);
          return (
            <label key={id} className="portrait">
              <input
                type={several ? "checkbox" : "radio"}
                name={kind}
                value={id}
                checked={place >= 0}
                onChange={() => turn(id)}
              />
              <span className="portrait-picture" aria-hidden="true">
                <Art card={{ game, id, title: name, type: kind, text: "" }} />
              </span>
              <b>{name}</b>
              {several && place >= 0 && (
                <small>{place ? say("who-sits-at", { seat: place + 1 }) : say("you")}</small>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
