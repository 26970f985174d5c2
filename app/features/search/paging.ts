import { REACHABLE_RESULTS } from "#contract/limits";

/** SR-12. */
export function pageCount(total: number, pageSize: number): number {
  return Math.ceil(Math.min(total, REACHABLE_RESULTS) / pageSize);
}

/** Whether a page can have results; beyond this the backend is not asked. */
export function isReachable(page: number, pageSize: number): boolean {
  return (page - 1) * pageSize < REACHABLE_RESULTS;
}

/** The pages to link to: first, last and those around the current one; `gap` stands for omitted pages. */
export function pageLinks(current: number, count: number): (number | "gap")[] {
  const wanted = [1, current - 1, current, current + 1, count];
  if (current <= 3) wanted.push(2, 3, 4);
  if (current >= count - 2) wanted.push(count - 1, count - 2, count - 3);
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0) - 1;
    if (gap === 1) return [page - 1, page];
    return gap > 1 ? ["gap" as const, page] : [page];
  });
}

/** The range of results on a page, counted from 1; `total` is the real total, however many can be reached (SR-06). */
export function shownRange(page: number, pageSize: number, shown: number): { from: number; to: number } {
  const from = (page - 1) * pageSize + 1;
  return { from, to: from + shown - 1 };
}
