/** Maximum lengths of titles and descriptions (SE-01, SE-02), in UTF-16 units, close to what search engines count. */
export const TITLE_LIMIT = 60;
export const OPEN_GRAPH_TITLE_LIMIT = 50;
export const TWITTER_TITLE_LIMIT = 70;
export const DESCRIPTION_LIMIT = 160;
export const TWITTER_DESCRIPTION_LIMIT = 200;

const ELLIPSIS = "...";

/** Cuts at `limit` minus three and adds three dots, so that the result is never longer than `limit` (SE-03). */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, Math.max(0, limit - ELLIPSIS.length));
  // Do not leave half of a surrogate pair.
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}${ELLIPSIS}`;
}
