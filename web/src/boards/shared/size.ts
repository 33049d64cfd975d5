import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

export interface Size {
  width: number;
  height: number;
}

/** How large an element is, inside its padding, as it grows and shrinks. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) return;
    const tell = ({ width, height }: Size) =>
      setSize((was) => (was.width === width && was.height === height ? was : { width, height }));
    // The observer speaks only after the first picture: until then nothing would have its place.
    tell(within(found));
    const see = new ResizeObserver(([entry]) => tell(entry!.contentRect));
    see.observe(found);
    return () => see.disconnect();
  }, [element]);
  return size;
}

function within(element: HTMLElement): Size {
  const style = getComputedStyle(element);
  const less = (...names: string[]) =>
    names.reduce((sum, name) => sum + Number.parseFloat(style.getPropertyValue(name)), 0);
  return {
    width: element.clientWidth - less("padding-left", "padding-right"),
    height: element.clientHeight - less("padding-top", "padding-bottom"),
  };
}

/** Whether the screen is as a media query says. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const found = window.matchMedia(query);
    const tell = () => setMatches(found.matches);
    tell();
    found.addEventListener("change", tell);
    return () => found.removeEventListener("change", tell);
  }, [query]);
  return matches;
}

/** Where not everything fits beside each other: the same as in the style sheets. */
export const NARROW = "(max-width: 1023px), (max-height: 620px)";
