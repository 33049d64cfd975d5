import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// Built into the Python package, so that a user needs no Node. While developing, `npm run dev` talks to a running server.
const server = process.env.ZETON_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "../zeton/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows only files of our own
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.{ts,tsx}"] },
});
