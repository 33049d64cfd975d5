import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from "react";

const changed = new Set<() => void>();

/** Be told whenever another page is gone to. */
export function onMove(notify: () => void): () => void {
  changed.add(notify);
  window.addEventListener("popstate", notify);
  return () => {
    changed.delete(notify);
    window.removeEventListener("popstate", notify);
  };
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  for (const notify of changed) notify();
}

/** The address without its host. */
export function useAddress(): string {
  return useSyncExternalStore(onMove, () => location.pathname + location.search);
}

export function Link({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}
