import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const games = readdirSync(join(import.meta.dirname, "src", "boards"));

// Built into the Python package, so that a user needs no Node. While developing, `npm run dev` talks to a running server.
const server = process.env.ZETON_SERVER ?? "http://127.0.0.1:8000";

/** Every size of letters follows the text size that is set, whoever wrote the rule: `font-size: 13px` is 13 pixels at the normal size. */
function textSize(): Plugin {
  const rules = /\bfont(?:-size)?:[^;{}]*/g;
  const sized = (rule: string) => rule.replace(/(?<![\w.])(\d*\.?\d+)px/g, "calc($1px * var(--text-scale))");
  return {
    name: "text-size",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith(".css") && !id.includes("node_modules")
        ? { code: code.replace(rules, sized), map: null }
        : null,
  };
}

/** Every text file lies there compressed too: once, as well as it can be, and not by the server for each visitor. */
function compressed(): Plugin {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const names = [...Object.keys(bundle), "icon.svg"].filter((name) => /\.(js|css|html|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir!, name);
          const content = await readFile(path);
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content, best));
          await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}

/**
 * A first table in a dozen files and not in thirty: what every page needs, what every table and replay needs, and the words of a
 * language. The words of a game stay by themselves and come with its board.
 */
const GROUPS = [
  {
    name: "page",
    test: /rolldown\/runtime|\/src\/(look\/Symbol|words\/|lobby\/(PageHead|ready)|coach\/keep|boards\/index|cards\/(art|picture\/pictures))/,
  },
  {
    name: "play",
    test: /\/src\/(boards\/(shared|tray)|cards\/(?!picture|poster)|look|net\/useCatalogue|table\/(?!Invitation))/,
    minShareCount: 2,
  },
  {
    name: (id: string) => {
      const [, language, part] = /\/locales\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
      return part === undefined || games.includes(part) ? null : `words-${language}`;
    },
  },
];

export default defineConfig({
  plugins: [textSize(), compressed()],
  // Written for React and run by Preact, which does the same for a quarter of the script.
  resolve: {
    alias: {
      "react/jsx-runtime": "preact/jsx-runtime",
      "react-dom/client": "preact/compat/client",
      "react-dom": "preact/compat",
      react: "preact/compat",
    },
  },
  build: {
    outDir: "../zeton/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows only files of our own
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.{ts,tsx}"] },
});
