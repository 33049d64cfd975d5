// A position in an address: compressed, in letters that need no escape. What is after # never leaves the browser.
import type { Position } from "../net/protocol";

/** A position as a part of an address. */
export async function packed(position: Position): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...small))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The position of an address; null where there is none that can be read. */
export async function unpacked(part: string): Promise<Position | null> {
  try {
    const letters = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    const small = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(small, new DecompressionStream("deflate-raw"));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isPosition(found) ? found : null;
  } catch {
    return null;
  }
}

/** Whether something that was read is an object, as every position is. */
export function isPosition(found: unknown): found is Position {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const changed = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}
