import type { GetManualChunk } from "rollup";

const ROOT = /\/app\/root\.tsx(\?|$)/;
const STYLES = /\.css(\?|$)/;

/**
 * Assigns modules to output files. One style sheet for all pages: a page would need a dozen small ones, and the next
 * page then needs none. One script for what every page needs, including React and its router: as forty small files it
 * compresses badly, or not at all. Rollup decides the rest.
 */
export function chunkOf(): GetManualChunk {
  let frame: ReadonlySet<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (STYLES.test(id)) return "styles";
    frame ??= closure(
      [...getModuleIds()].filter((known) => ROOT.test(known)),
      (known) => getModuleInfo(known)?.importedIds ?? [],
    );
    return frame.has(id) ? "frame" : undefined;
  };
}

/** The transitive closure of `next` from the first ones, inclusive. */
function closure(first: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(first);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
}
