import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { quietly } from "../e2e/fixtures";
import { SIZES, type Size } from "../e2e/sizes";

const FOLDER = process.env.GALLERY ?? join(tmpdir(), "zeton-gallery");
const SOME: readonly Size[] = ["upright", "desk"];
const ONLY = process.env.GALLERY_SIZES?.split(","); // some of the sizes, where not all are wanted
export const ALL = (Object.keys(SIZES) as Size[]).filter((size) => !ONLY || ONLY.includes(size));

/** The language and the size of letters of whoever looks at it. */
export const LANGUAGE = process.env.GALLERY_LANGUAGE ?? "en";
const TEXT = process.env.GALLERY_TEXT ?? "normal";

/** A page of somebody who needs no guide. */
export async function visit(context: BrowserContext, language = LANGUAGE): Promise<Page> {
  await quietly(context);
  await context.addInitScript(
    ([spoken, text]) => {
      localStorage.setItem("zeton.language", spoken);
      localStorage.setItem("zeton.text", text);
    },
    [language, TEXT] as const,
  );
  return context.newPage();
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let n = 0; n < 3; n++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

interface Shooting {
  /** The page to its end, not only what is on the screen. */
  whole?: boolean;
  /** The sizes at which it is taken in the light, too. */
  light?: readonly Size[];
  /** It is opened anew at each size, until this is there: what a page does first may depend on it. */
  anew?: string;
}

/** What is on the page, at every size in the dark, and in the light at some. */
export async function shoot(page: Page, name: string, how: Shooting = {}): Promise<void> {
  const { whole = false, light = SOME, anew = "" } = how;
  mkdirSync(FOLDER, { recursive: true });
  for (const size of ALL) {
    await page.setViewportSize(SIZES[size]);
    if (anew) {
      await page.reload();
      await page.locator(anew).first().waitFor();
    }
    await settled(page);
    for (const theme of light.includes(size) ? ["dark", "light"] : ["dark"]) {
      await page.evaluate((one) => Object.assign(document.documentElement.dataset, { theme: one }), theme);
      const path = join(FOLDER, `${name}.${size}${theme === "light" ? ".light" : ""}.png`);
      await page.screenshot({ path, fullPage: whole });
    }
  }
}
