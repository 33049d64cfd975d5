import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { ServerMessage } from "../src/net/protocol";
import { PYTHON } from "./fixtures";

const TELL = `
import json, sys, zeton
from zeton.server import telling
from zeton.server.printing import cards_in, catalogue
given = json.load(sys.stdin)
language = sys.argv[1]
match = zeton.position(given.pop("game"), given)
seat = match.decision.seat
view = match.view(seat)
cards = catalogue(match.game, language).cards(cards_in((view,)))
print(json.dumps({"view": view, "cards": cards, "question": telling.question(match, seat, language)}))
`;

/**
 * From now on the page sees its table at a position given by hand (docs/positions.md): for looking at it, not for playing on. The
 * view is the engine's own; only its way to the page is another.
 */
export async function seePosition(
  page: Page,
  position: Record<string, unknown>,
  language = "en",
): Promise<void> {
  const told = execFileSync(PYTHON, ["-c", TELL, language], {
    input: JSON.stringify(position),
    cwd: join(import.meta.dirname, "..", ".."),
  });
  const seen = JSON.parse(told.toString());
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const frame = JSON.parse(String(text)) as ServerMessage;
      if (frame.type === "hello") frame.seat = seen.view.seat;
      socket.send(JSON.stringify(frame.type === "state" ? { ...frame, ...seen } : frame));
    });
  });
}
