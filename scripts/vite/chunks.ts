import type { GetManualChunk } from "rollup";

const ROOT = /\/app\/root\.tsx(\?|$)/;
/** The pages on which most visits begin, and between which they go. */
const SHOPPING = [/\/app\/routes\/home\.tsx$/, /\/app\/routes\/listing\.tsx$/, /\/app\/routes\/product\.tsx$/];
const STYLES = /\.css(\?|$)/;

/**
 * Which file of the build a module goes into. One script for what the frame of every page needs, React and its router
 * among it, and one for what several of the shopping pages share: as forty small ones they compress badly, or are too
 * small to be compressed at all. One style sheet for the shopping pages, so that the next page needs none, and one
 * for all others, which shopping pages would not use. The rest is left to Rollup.
 */
export function chunkOf(): GetManualChunk {
  let found: { frame: ReadonlySet<string>; shopping: readonly ReadonlySet<string>[] } | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    const reached = (entry: RegExp) =>
      closure(
        [...getModuleIds()].filter((known) => entry.test(known)),
        (known) => getModuleInfo(known)?.importedIds ?? [],
      );
    found ??= { frame: reached(ROOT), shopping: SHOPPING.map(reached) };
    const { frame, shopping } = found;
    const pages = shopping.filter((page) => page.has(id)).length;
    if (STYLES.test(id)) return frame.has(id) || pages > 0 ? "frame" : "more-styles";
    if (frame.has(id)) return "frame";
    return pages > 1 ? "shopping" : undefined;
  };
}

/** Everything that is reached over `next` from the first ones, themselves included. */
function closure(first: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(first);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
}
