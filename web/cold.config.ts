import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

// How long a browser that has never been here needs: npm run cold, npm run learning; what a search takes: npm run searching
export default defineConfig({
  ...base,
  testDir: "tools",
  testMatch: /(cold|learning|searching)\.ts$/,
  workers: 1,
  reporter: [["line"]],
});
