import type { Page } from "@playwright/test";

/** Which texts are looked at: all of them, or those in strange letters (src/words/pseudo.ts) alone. */
export type Texts = "all" | "strange";

/** What a page says that cannot be read: what is cut off, and a word that is broken where nobody may break it; of strange texts also those outside their button. */
export async function unreadable(page: Page, texts: Texts = "all", within = "body"): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    ([which, where]) => {
      const found = new Set<string>();
      const SLACK = 1.5;
      const nameOf = (of: Element) => {
        const own = (one: Element) => one.localName + [...one.classList].map((name) => `.${name}`).join("");
        return [of.parentElement?.parentElement, of.parentElement, of]
          .flatMap((one) => (one ? own(one) : []))
          .join(" > ");
      };
      const strange = (text: string) => /[^\p{ASCII}\p{P}\p{S}]/u.test(text);
      const hides = (value: string) => value === "hidden" || value === "clip";
      const scrolls = (value: string) => value === "auto" || value === "scroll";
      const outside = (text: DOMRect, box: DOMRect) => ({
        x: text.left < box.left - SLACK || text.right > box.right + SLACK,
        y: text.top < box.top - SLACK || text.bottom > box.bottom + SLACK,
      });
      /** Whoever hides a part of the text; what can be scrolled to is not hidden. */
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
      /** Whether a word goes on in the next line where there is neither a hyphen nor a place for one. */
      const broken = (node: Node) => {
        const text = node.textContent!;
        const at = (n: number) => {
          const range = document.createRange();
          range.setStart(node, n);
          range.setEnd(node, n + 1);
          return range.getBoundingClientRect();
        };
        const within = (n: number) => /^\p{L}{2}$/u.test(text.slice(n - 1, n + 1)) && at(n).height > 0;
        return Array.from(text, (_, n) => n).some(
          (n) => n > 0 && within(n) && at(n).top > at(n - 1).bottom - SLACK,
        );
      };
      const walker = document.createTreeWalker(document.querySelector(where)!, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!;
        // Titles are written word by word, and long words may be broken.
        const whole = element.matches(".word") ? element.parentElement! : node;
        const text = whole.textContent!.replaceAll("\u00ad", "").trim();
        if (!text || element.closest("script, style, option, noscript")) continue;
        // Numbers and names are as wide in any language, and what is short on purpose can be read in full elsewhere.
        if ((which === "strange" && !strange(text)) || !seen(element) || element.closest("[data-short]"))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
        const by = cutBy(element, rects);
        if (by) found.add(`cut off: "${text}" in ${nameOf(element)} by ${nameOf(by)}`);
        if (which === "all") {
          if (broken(node)) found.add(`broken: "${text}" in ${nameOf(element)}`);
          continue;
        }
        const button = element.closest("button, .button, [role=button], [role=menuitem]");
        const edge = button?.getBoundingClientRect();
        if (edge && rects.some((rect) => outside(rect, edge).x || outside(rect, edge).y))
          found.add(`outside its button: "${text}" in ${nameOf(element)}`);
      }
      return [...found];
    },
    [texts, within] as const,
  );
}
