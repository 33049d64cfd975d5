import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { View } from "../net/protocol";
import { askedLanguage } from "../words/asked";
import { loadWords } from "../words/load";

// The first table does without it.
const Drawer = lazy(async () => {
  const [{ Drawer }] = await Promise.all([import("./Drawer"), loadWords(askedLanguage(), "pages/rules")]);
  return { default: Drawer };
});

/** The rule book beside a table: how it is opened at a rule, and the drawer, while it is open. */
export function useRules(view: View | null): { open: (rule: string) => void; drawer: ReactNode } {
  const [at, setAt] = useState<{ rule: string; asked: number } | null>(null);
  const open = useCallback(
    (rule: string) => setAt((before) => ({ rule, asked: (before?.asked ?? 0) + 1 })),
    [],
  );
  const drawer = at && view && (
    <Suspense fallback={null}>
      <Drawer game={view.game} view={view} {...at} close={() => setAt(null)} />
    </Suspense>
  );
  return { open, drawer };
}
