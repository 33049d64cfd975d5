import { heard } from "../words/pseudo";
import type { Answer, ClientMessage, ServerMessage } from "./protocol";

export type LineStatus = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 25_000;
const REFUSED = 4000; // close codes of the server: 4000 + the HTTP status
const TOO_FAST = 429;
const OWN_FAULT = 500; // from here on it is the server that cannot: its database is away, or it is about to end

/** Whether a socket was refused for good. Whoever was too fast, or came while the server could not, tries again. */
export function isFinal(code: number): boolean {
  const status = code - REFUSED;
  return status >= 400 && status < OWN_FAULT && status !== TOO_FAST;
}

/** A socket to one table that comes back by itself. Every message is answered, or fails when the socket is lost. */
export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private next = 1;
  private open = new Map<number, (answer: Answer) => void>();
  private ended = false;

  constructor(
    /** Asked at every attempt: the language may have changed since the last one. */
    private readonly address: () => string,
    private readonly hear: (message: ServerMessage) => void,
    private readonly show: (status: LineStatus, refusal?: string) => void,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  send(message: ClientMessage): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ ok: false, code: "offline", text: "" });
    }
    const id = this.next++;
    socket.send(JSON.stringify({ id, ...message }));
    return new Promise((resolve) => this.open.set(id, resolve));
  }

  close(): void {
    this.ended = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close(1000);
    this.giveUp();
  }

  private connect = (): void => {
    if (this.ended) return;
    clearTimeout(this.timer);
    this.show("connecting");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    let refusal: string | undefined;
    socket.onopen = () => {
      this.heard = Date.now();
      clearInterval(this.beat);
      this.beat = setInterval(() => this.listen(socket), SILENCE / 2);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = heard<ServerMessage>(String(event.data));
      if (message.type === "hello") {
        this.wait = FIRST_WAIT;
        this.show("open");
      }
      if (message.type === "refused" && message.id === null) refusal = message.text;
      if (message.type === "accepted" || message.type === "refused" || message.type === "failed")
        this.settle(message);
      else this.hear(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.beat);
      this.giveUp();
      if (this.ended) return;
      if (isFinal(event.code)) {
        this.ended = true;
        this.show("closed", refusal ?? event.reason);
        return;
      }
      this.show("lost");
      this.timer = setTimeout(this.connect, this.wait * (0.7 + Math.random() * 0.6));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  };

  /** A socket that says nothing, not even to a ping, is dead, whatever the browser thinks. */
  private listen(socket: WebSocket): void {
    if (Date.now() - this.heard > SILENCE) socket.close();
    else void this.send({ type: "ping" });
  }

  private hurry = (): void => {
    if (!this.socket && !this.ended && document.visibilityState === "visible") {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  };

  private settle(message: Extract<ServerMessage, { type: "accepted" | "refused" | "failed" }>): void {
    const resolve = message.id === null ? undefined : this.open.get(message.id);
    if (!resolve || message.id === null) return;
    this.open.delete(message.id);
    if (message.type === "accepted")
      resolve({ ok: true, reasons: message.reasons ?? [], hints: message.hints ?? [] });
    else if (message.type === "refused") resolve({ ok: false, code: message.code, text: message.text });
    else resolve({ ok: false, code: "failed", text: message.text });
  }

  private giveUp(): void {
    for (const resolve of this.open.values()) resolve({ ok: false, code: "offline", text: "" });
    this.open.clear();
  }
}

export function tableAddress(table: string, language: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(table)}?language=${language}`;
}
