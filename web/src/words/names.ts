import { useCallback } from "react";
import { useSay } from "./l10n";

interface Seated {
  kind: "human" | "bot" | "invited";
  name: string;
  bot: string | null;
}

/** What whoever sits there is called: a person by his name, a bot by what it is. */
export function useNameOf(): (seat: Seated) => string {
  const say = useSay();
  return useCallback(
    ({ kind, name, bot }) => (kind === "bot" ? say("bot-name", { bot: bot ?? "" }) : name),
    [say],
  );
}
