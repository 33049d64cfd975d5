// How much script a browser fetches before it shows the first table of a game: it must not grow beyond the budget. Run by `npm run size`.
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const BUDGET = 100_000; // bytes, compressed

const { output } = await build({ logLevel: "error", build: { write: false } });
const chunks = output.filter((one) => one.type === "chunk");
const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
const ofModule = (end) => chunks.find((chunk) => chunk.moduleIds.some((id) => id.replace(/\?.*/, "").endsWith(end)));

/** A chunk and everything it needs. */
function needed(chunk, found = new Set()) {
  if (chunk && !found.has(chunk)) {
    found.add(chunk);
    for (const name of chunk.imports) needed(byFile.get(name), found);
  }
  return found;
}

const sizes = new Map(chunks.map((chunk) => [chunk, brotliCompressSync(chunk.code).length]));
const words = chunks
  .flatMap((chunk) => chunk.moduleIds)
  .map((id) => /locales\/(\w+)\/(\w+)\.ftl/.exec(id))
  .filter(Boolean)
  .map(([, language, part]) => ({ language, part }));
const boards = chunks
  .map((chunk) => /boards\/(\w+)\/index\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1])
  .filter((name) => name && name !== "plain");
let over = false;
for (const game of boards.sort())
  for (const language of [...new Set(words.map((one) => one.language))].sort()) {
    const parts = words.filter((one) => one.language === language && (one.part === game || !boards.includes(one.part)));
    const found = new Set();
    needed(chunks.find((chunk) => chunk.isEntry), found);
    needed(ofModule("src/table/TablePage.tsx"), found);
    needed(ofModule(`src/boards/${game}/index.ts`), found);
    needed(ofModule(`src/cards/picture/recipes/${game}.ts`), found);
    for (const { part } of parts) needed(ofModule(`locales/${language}/${part}.ftl`), found);
    const size = [...found].reduce((sum, chunk) => sum + sizes.get(chunk), 0);
    over ||= size > BUDGET;
    console.log(`${game} (${language}): ${(size / 1000).toFixed(1)} kB in ${found.size} files`);
  }
if (over) {
  console.error(`The script for a first table must not be more than ${BUDGET / 1000} kB.`);
  process.exit(1);
}
