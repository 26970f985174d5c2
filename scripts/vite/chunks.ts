import type { GetManualChunk } from "rollup";

const ROOT = /\/app\/root\.tsx(\?|$)/;
const STYLES = /\.css(\?|$)/;

/**
 * Which file of the build a module goes into. One style sheet for all pages: a page would need a dozen small ones, and the
 * next page needs none. One script for what the frame of every page needs, React and its router among it: as forty small
 * ones it compresses badly, or is too small to be compressed at all. The rest is left to Rollup.
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

/** Everything that is reached over `next` from the first ones, themselves included. */
function closure(first: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(first);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
}
