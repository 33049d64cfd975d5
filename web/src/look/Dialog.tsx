import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useSay } from "../words/l10n";
import { Sign } from "./Symbol";

/** A window over the table: the browser keeps the focus in it, Escape closes it, and the focus returns where it was. */
export function Dialog({
  title,
  close,
  className,
  children,
}: {
  title: string;
  close: () => void;
  className?: string;
  children: ReactNode;
}) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const shown = dialog.current!;
    if (!shown.open) shown.showModal();
    return () => {
      shown.close();
      before?.focus?.();
    };
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`dialog ${className ?? ""}`}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className="dialog-in">
        <header className="dialog-head">
          <h2 id={name}>{title}</h2>
          <button type="button" className="icon-button" onClick={close} aria-label={say("close")}>
            <Sign name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
