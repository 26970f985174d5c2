import type { GetManualChunk, ModuleInfo } from "rollup";

const ROOT = /\/app\/root\.tsx(\?|$)/;
const ENTRY = /\/app\/entry\.client\.tsx(\?|$)/;
/** The pages on which most visits begin, and between which they go. */
const LISTING = /\/app\/routes\/listing\.tsx$/;
const SHOPPING = [/\/app\/routes\/home\.tsx$/, LISTING, /\/app\/routes\/product\.tsx$/];
const CATEGORY = /\/app\/routes\/category\.tsx$/;
const SEARCH = /\/app\/routes\/search\.tsx$/;
/** Pages beside the shopping ones that search engines lead to. Their own styles are few. */
const LANDING = /\/app\/routes\/(?:category|search|shop)\.tsx$/;
const STYLES = /\.css(\?|$)/;

/** Every page of the build; Remix makes the entries, each named after its route module. */
const PAGE = /\/app\/routes\/[^?]+\?/;
/** Pages made of the parts of a list: what only these share stays with it. */
const LIST = /\/app\/routes\/(?:category|picture-search|search|shop|uberfilter)\.tsx$/;
/** A shared module this small costs a page that could do without it less than a script of its own costs the others. */
const SMALL = 1_500;

/**
 * Which file of the build a module goes into. One script for what the frame of every page needs, React and its router
 * among it, one for what several of the shopping pages share, or one of them with others, and one for what lists share
 * with what surrounds them: as forty small ones they compress badly, or are too small to be compressed at all. One
 * style sheet for the shopping pages and others on which a visit begins, with that of the parts that come later, so that
 * the next page needs none, and one for all others, which these would hardly use. The rest is left to Rollup.
 */
export function chunkOf(): GetManualChunk {
  let found: ReturnType<typeof reachedFrom> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    found ??= reachedFrom([...getModuleIds()], (known) => getModuleInfo(known));
    const { frame, shopping, list, beside, screen, styled, others } = found;
    if (STYLES.test(id)) return frame.has(id) || styled.has(id) ? "frame" : "more-styles";
    if (frame.has(id)) return "frame";
    const isShared = (module: string, above: readonly string[] = []): boolean => {
      if (frame.has(module) || STYLES.test(module) || above.includes(module)) return true;
      const pages = shopping.filter((page) => page.has(module)).length;
      const { code, importedIds = [] } = getModuleInfo(module) ?? {};
      if (pages !== 1 || (code?.length ?? SMALL) >= SMALL || !others.has(module)) return pages > 1;
      // Two scripts that import each other would run in the wrong order.
      return importedIds.every((one) => isShared(one, [...above, module]));
    };
    if (isShared(id)) return "shopping";
    if (!list.has(id)) return undefined;
    // Whole, also for a page that shows only the filters: in parts it would weigh more on every list.
    return beside.has(id) ? "lists" : screen.has(id) ? "screen" : undefined;
  };
}

function reachedFrom(ids: readonly string[], infoOf: (id: string) => ModuleInfo | null) {
  const now = (id: string) => infoOf(id)?.importedIds ?? [];
  const from = (entry: RegExp) => ids.filter((id) => entry.test(id));
  const frame = closure([...from(ROOT), ...from(ENTRY).flatMap(now)], now);
  const nowAndLater = (id: string) => [
    ...now(id),
    ...(frame.has(id) ? [] : (infoOf(id)?.dynamicallyImportedIds ?? [])),
  ];
  const isShopping = (id: string) => [...SHOPPING, LIST].some((page) => page.test(id.split("?")[0] ?? id));
  return {
    frame,
    shopping: SHOPPING.map((page) => closure(from(page), now)),
    list: closure(from(LISTING), now),
    /** What a category page, or the frame later on, needs of the parts of a list. */
    beside: closure([...from(CATEGORY), ...[...frame].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? [])], now),
    screen: closure(from(SEARCH), now),
    styled: closure([...SHOPPING, LANDING].flatMap(from), nowAndLater),
    others: closure(
      from(PAGE).filter((id) => !isShopping(id)),
      now,
    ),
  };
}

/** Everything that is reached over `next` from the first ones, themselves included. */
function closure(first: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(first);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
}
