import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

// Pictures for the documentation: npm run film, npm run pictures
export default defineConfig({ ...base, testDir: "film", testMatch: "*.film.ts" });
