import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

/** The Chromium of this machine, found by the same rules as before the tests are begun. */
function chromium(): string {
  const setup = join(import.meta.dirname, "..", "tools", "setup.py");
  return execFileSync("python3", [setup, "chromium"], { encoding: "utf8" }).trim();
}

// Real Chromium against real servers; each worker has a server of its own (e2e/fixtures.ts).
export default defineConfig({
  testDir: "e2e",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: chromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
