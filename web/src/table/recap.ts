import type { LogLine } from "../net/protocol";

/** What somebody did and what followed from it; without a deed, what followed from nobody's. */
export interface Deed {
  /** The place of its first line in the log. */
  at: number;
  line: LogLine | null;
  followed: LogLine[];
}

/** A turn, a round or a phase: its heading, and what was done in it. */
export interface Chapter {
  at: number;
  heading: LogLine | null;
  deeds: Deed[];
}

const CHAPTER = 0;
const DEED = 1;

/** The log as a book: chapters, in them deeds, under them what followed. */
export function chaptersOf(log: readonly LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  log.forEach((line, at) => {
    const { level } = line;
    if (level === CHAPTER || !chapters.length)
      chapters.push({ at, heading: level === CHAPTER ? line : null, deeds: [] });
    if (level === CHAPTER) return;
    const { deeds } = chapters.at(-1)!;
    if (level === DEED) deeds.push({ at, line, followed: [] });
    else if (deeds.length) deeds.at(-1)!.followed.push(line);
    else deeds.push({ at, line: null, followed: [line] });
  });
  return chapters;
}

const FEWEST = 3;
const MOST = 6;
const LOOK_BACK = 120; // lines: more never happens between two choices of one's own

/**
 * What has happened since the viewer last did something, in three to six deeds. If that is less, what was before it is told too; if it is
 * more, what came to nothing is left out first, then what is oldest.
 */
export function recapOf(log: readonly LogLine[], me: number | null): Deed[] {
  const from = Math.max(0, log.length - LOOK_BACK);
  const deeds = chaptersOf(log.slice(from)).flatMap((chapter) => chapter.deeds);
  const own = me === null ? -1 : deeds.findLastIndex((deed) => deed.line?.seat === me);
  const start = Math.min(own + 1, Math.max(0, deeds.length - FEWEST));
  return shortened(deeds.slice(start)).map((deed) => ({ ...deed, at: deed.at + from }));
}

function shortened(deeds: Deed[]): Deed[] {
  let surplus = deeds.length - MOST;
  const worth = deeds.filter((deed) => {
    const idle = !deed.followed.length && !deed.line?.cards.some((card) => card > 0);
    return !(idle && surplus-- > 0);
  });
  return worth.slice(-MOST);
}

/** All lines of a deed, in their order. */
export function linesOf(deed: Deed): LogLine[] {
  return deed.line ? [deed.line, ...deed.followed] : deed.followed;
}

/** The chapters with only those deeds in which something is said that has these words; all words, in any order. */
export function found(chapters: readonly Chapter[], words: string): Chapter[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...chapters];
  const has = (text: string) => wanted.every((word) => text.toLocaleLowerCase().includes(word));
  return chapters.flatMap((chapter) => {
    const deeds = chapter.deeds.filter((deed) => linesOf(deed).some((line) => has(line.text)));
    const heading = chapter.heading && has(chapter.heading.text);
    return deeds.length ? [{ ...chapter, deeds }] : heading ? [chapter] : [];
  });
}
