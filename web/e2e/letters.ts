import type { Page } from "@playwright/test";

/** Which texts are looked at: all of them, or those in strange letters (src/words/pseudo.ts) alone: names are as wide in any language. */
export type Texts = "all" | "strange";

/**
 * What is written on a page and cannot be read whole: it is cut off, stands outside its button, lies under another card, or one of its words
 * is broken where no language breaks it. What can be scrolled to is not cut, and what is short on purpose is read elsewhere.
 */
export async function unreadable(page: Page, texts: Texts = "all", within = "body"): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    ([which, where]) => {
      const found = new Set<string>();
      const SLACK = 1.5;
      const LEADING = 0.16; // letters are measured with more above and below them than is drawn
      const nameOf = (of: Element) => {
        const own = (one: Element) => one.localName + [...one.classList].map((name) => `.${name}`).join("");
        return [of.parentElement?.parentElement, of.parentElement, of]
          .flatMap((one) => (one ? own(one) : []))
          .join(" > ");
      };
      const isStrange = (text: string) => /[^\p{ASCII}\p{P}\p{S}]/u.test(text);
      const hides = (value: string) => value === "hidden" || value === "clip";
      const scrolls = (value: string) => value === "auto" || value === "scroll";
      const outside = (text: DOMRect, box: DOMRect) => {
        const slack = Math.max(SLACK, text.height * LEADING);
        return {
          x: text.left < box.left - SLACK || text.right > box.right + SLACK,
          y: text.top < box.top - slack || text.bottom > box.bottom + slack,
        };
      };
      /** Whoever hides a part of the text. */
      const cutBy = (element: Element, rects: DOMRect[]) => {
        let [x, y] = [true, true];
        for (let at: Element | null = element; at && (x || y); at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.display === "inline" || style.display === "contents") continue;
          const box = at.getBoundingClientRect();
          for (const rect of rects) {
            const out = outside(rect, box);
            if ((x && out.x && hides(style.overflowX)) || (y && out.y && hides(style.overflowY))) return at;
          }
          if (scrolls(style.overflowX)) x = false;
          if (scrolls(style.overflowY)) y = false;
          if (style.position === "fixed") break;
        }
        return null;
      };
      const seen = (element: Element) => {
        if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
        for (let at: Element | null = element; at; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.clipPath !== "none" || style.clip !== "auto") return false; // only read aloud
        }
        return true;
      };
      /** What of a card is in sight: the rest is scrolled to. */
      const inSight = (piece: Element) => {
        const boxes: DOMRect[] = [];
        for (let at: Element | null = piece; at; at = at.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(at);
          if (scrolls(overflowX) || scrolls(overflowY)) boxes.push(at.getBoundingClientRect());
        }
        return (x: number, y: number) =>
          boxes.every((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
      };
      /** Another card that lies on the text of a card. */
      const coveredBy = (piece: Element, rects: DOMRect[]) => {
        const shown = inSight(piece);
        for (const { left, right, top, bottom } of rects)
          for (const x of [left + 2, (left + right) / 2, right - 2]) {
            if (!shown(x, (top + bottom) / 2)) continue;
            const hit = document.elementFromPoint(x, (top + bottom) / 2)?.closest(".piece");
            if (hit && hit !== piece) return hit;
          }
        return null;
      };
      /** Where a part of a word stands in the next line with nothing that joins the two. */
      const brokenIn = (node: Node) => {
        const text = node.textContent!;
        const range = document.createRange();
        let line = Number.NaN;
        for (let n = 0; n < text.length; n++) {
          if (!/[\p{L}\p{N}]/u.test(text[n]!)) continue;
          range.setStart(node, n);
          range.setEnd(node, n + 1);
          const { top, height } = [...range.getClientRects()].at(-1)!; // after a break it also has the end of the line before
          if (top - line > height / 2 && /[\p{L}\p{N}]/u.test(text[n - 1] ?? ""))
            return `${text.slice(0, n)}|${text.slice(n)}`.replaceAll("\u00ad", "");
          line = top;
        }
        return null;
      };
      for (const root of document.querySelectorAll(where)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement!;
          // Titles are written word by word.
          const whole = element.matches(".word") ? element.parentElement! : node;
          const text = whole.textContent!.replaceAll("\u00ad", "").trim();
          if (!text || element.closest("script, style, option, noscript, [data-short]")) continue;
          if ((which === "strange" && !isStrange(text)) || !seen(element)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
          const by = cutBy(element, rects);
          if (by) found.add(`cut off: "${text}" in ${nameOf(element)} by ${nameOf(by)}`);
          // Tokens stand out of their cards.
          const button = element.closest("button:not(.piece), .button, [role=button], [role=menuitem]");
          const edge = button?.getBoundingClientRect();
          if (edge && rects.some((rect) => outside(rect, edge).x || outside(rect, edge).y))
            found.add(`outside its button: "${text}" in ${nameOf(element)}`);
          if (which === "strange") continue;
          // What lies under a tray is not read now, and what leaves the press to the card it lies on is not found.
          const unfound = element.closest("[inert]") || getComputedStyle(element).pointerEvents === "none";
          // A hand may be a fan.
          const card = unfound ? null : element.closest(".tile-in, .strip-in");
          const piece = card?.closest(".piece");
          const over = piece && coveredBy(piece, rects);
          if (over)
            found.add(`covered: "${text}" in ${nameOf(element)} by ${over.getAttribute("aria-label")}`);
          const broken = rects.length > 1 ? brokenIn(node) : null;
          if (broken) found.add(`broken: "${broken}" in ${nameOf(element)}`);
        }
      }
      return [...found];
    },
    [texts, within] as const,
  );
}
