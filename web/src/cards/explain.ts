import { type ComponentType, createContext, type ReactNode } from "react";

/** A word or a sign on cards that rules explain: `text` is how it stands in texts; a sign is called by its id. */
export interface Term {
  id: string;
  kind: "keyword" | "label" | "sign";
  text: string;
  rules: { number: string; text: string }[];
}

/** What explains the words of cards, in places where they can be pressed. */
export interface Explainer {
  /** A text cut into plain words and keywords. */
  split: (text: string) => (string | Term)[];
  find: (kind: Term["kind"], id: string) => Term | undefined;
  Word: ComponentType<{ term: Term; children: ReactNode }>;
  Rules: ComponentType<{ term: Term }>;
}

export const ExplainContext = createContext<Explainer | null>(null);
