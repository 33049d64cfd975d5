import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(prefers-reduced-motion: reduce)");

function listen(changed: () => void): () => void {
  const media = query();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** Whether the visitor wants nothing to move. */
export function useStill(): boolean {
  return useSyncExternalStore(listen, () => query().matches);
}
