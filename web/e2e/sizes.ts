import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** The screens everything is looked at on: a phone both ways, a laptop, a desk, a wide desk. */
export const SIZES = {
  upright: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  laptop: { width: 1280, height: 720 },
  desk: { width: 1440, height: 900 },
  wide: { width: 2560, height: 1440 },
} as const;
export type Size = keyof typeof SIZES;

export const isPhone = (size: Size): boolean => size === "upright" || size === "sideways";

/** Change the screen, and wait until what is drawn has heard of it, measured itself and drawn itself again. */
export async function resize(page: Page, screen: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(screen);
  await page.evaluate(async () => {
    for (let n = 0; n < 2; n++) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
}

/** Look at a page at every size, without loading it anew; nothing is ever wider than the screen. */
export async function atEverySize(page: Page, look: (size: Size) => Promise<void>): Promise<void> {
  for (const size of Object.keys(SIZES) as Size[]) {
    await resize(page, SIZES[size]);
    await look(size);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(wider, { message: size }).toBeLessThanOrEqual(0);
  }
}
