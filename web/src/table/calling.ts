import { useEffect, useRef } from "react";
import type { TableLine } from "../net/useTable";
import { setting } from "../settings/store";
import { useSay } from "../words/l10n";

const LONG = 1500; // milliseconds after which somebody who waited may have looked away

/** Two soft notes, made here: there is no file to load. */
function ring(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, n) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const at = audio.currentTime + n * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
    if (n) tone.onended = () => void audio.close();
  });
}

/** A notice of the system; pressing it leads back to the tab. */
function notify(title: string, body: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Call the viewer to the table when it is his turn: in the tab's title, and by sound and notice where he has asked for them. */
export function useCalling(line: TableLine, mine: boolean): void {
  const say = useSay();
  const title = line.hello?.title ?? "";
  const question = line.newest?.question?.text ?? "";
  const waited = useRef(performance.now());

  useEffect(() => {
    const before = document.title;
    if (title) document.title = mine ? say("title-your-turn", { title }) : title;
    return () => {
      document.title = before;
    };
  }, [mine, title, say]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one is called once, when one's turn comes
  useEffect(() => {
    if (!mine) {
      waited.current = performance.now();
      return;
    }
    const away = document.hidden;
    if (!away && performance.now() - waited.current < LONG) return;
    if (setting("sounds") === "on") ring();
    if (away && setting("notices") === "on") notify(say("your-turn"), question, line.hello?.table ?? "");
  }, [mine]);
}
