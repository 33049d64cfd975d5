import type { Kit } from "./compose";

/** What the pictures of a game are made of, card by card (compose.ts says how a recipe is read). */
export type Recipes = Record<string, string>;

/** The recipes of a game, and the parts they name. */
export interface Pictures {
  kit: Kit;
  recipes: Recipes;
}
