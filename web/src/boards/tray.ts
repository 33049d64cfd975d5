/** What of a game's cards its board does not draw where they lie, or not large enough to be chosen from. */
export interface TrayRules {
  /** Zones whose cards lie in sight: every pile of them, but of hands only the viewer's. */
  places: readonly string[];
  /** Zones of cards that are looked at, or have been picked in secret: whoever may choose one of them sees all. */
  shown: readonly string[];
  /** Zones of cards that a question is about: they are shown beside it. */
  about: readonly string[];
  /** Kinds of question for which the viewer's whole hand is laid out. */
  hands: readonly string[];
}

/** A board that draws everything where it lies. */
export const NO_TRAY: TrayRules = { places: [], shown: [], about: [], hands: [] };
