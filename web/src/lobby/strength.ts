// How strong bots were measured to be, in words.

/** Who thinks by the clock was measured as a bot that it outdoes on any machine. */
const BY_THE_CLOCK = "hard";

type Say = (key: string, values?: Record<string, string | number>) => string;

/** A number with its sign, as ratings are told. */
const signed = (elo: number) => new Intl.NumberFormat(undefined, { signDisplay: "exceptZero" }).format(elo);

/** The Elo of a bot; for who thinks by the clock, the least it is worth. */
export function eloOf(bot: string, elo: number, say: Say): string {
  return say(bot === BY_THE_CLOCK ? "elo-least" : "elo", { elo: signed(elo) });
}

/** What two such bots win together, once for each bot that was measured. */
export function sharesOf(bots: string[], shares: Record<string, number>, say: Say): string[] {
  const measured = [...new Set(bots)].filter((bot) => shares[bot] !== undefined);
  return measured.map((bot) =>
    say(bot === BY_THE_CLOCK ? "team-share-least" : "team-share", {
      bot: say("bot-name", { bot }),
      share: shares[bot] ?? 0,
    }),
  );
}
