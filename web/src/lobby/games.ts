/** How long a game takes against a bot, in minutes; a game that says nothing here is shown without it. */
export const MINUTES: Record<string, number> = {
  star_wars_lcg: 45,
  conquest: 60,
  destiny: 30,
  clone_wars: 60,
};
