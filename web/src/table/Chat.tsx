import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ChatLine } from "../net/protocol";
import { useSay } from "../words/l10n";

export function Chat({ lines, say: speak }: { lines: ChatLine[]; say: (text: string) => void }) {
  const say = useSay();
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line is added
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) speak(text.trim());
    setText("");
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={say("chat")} aria-live="polite">
        {lines.map((line, n) => (
          <li key={n}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        {!lines.length && <li className="quiet">{say("chat-empty")}</li>}
      </ol>
      <form onSubmit={send}>
        <input
          id="chat-text"
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
          placeholder={say("chat-write")}
          aria-label={say("chat-write")}
          autoComplete="off"
        />
        <button type="submit" className="button" disabled={!text.trim()}>
          {say("chat-send")}
        </button>
      </form>
    </div>
  );
}
