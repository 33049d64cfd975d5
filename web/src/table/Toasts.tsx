import { useCallback, useRef, useState } from "react";
import { RuledText } from "../rules/RuleLink";

const TIME = 6000;

export interface ToastList {
  toasts: { id: number; text: string }[];
  tell: (text: string) => void;
}

export function useToasts(): ToastList {
  const [toasts, setToasts] = useState<ToastList["toasts"]>([]);
  const next = useRef(0);
  const tell = useCallback((text: string) => {
    const id = next.current++;
    setToasts((all) => [...all.slice(-2), { id, text }]);
    setTimeout(() => setToasts((all) => all.filter((toast) => toast.id !== id)), TIME);
  }, []);
  return { toasts, tell };
}

/** Short words that come and go: refusals, mostly. */
export function Toasts({ toasts, game }: Pick<ToastList, "toasts"> & { game: string }) {
  return (
    <div className="toasts" role="status" aria-live="assertive">
      {toasts.map((toast) => (
        <p key={toast.id}>
          <RuledText game={game} text={toast.text} />
        </p>
      ))}
    </div>
  );
}
