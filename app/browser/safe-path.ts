const LENGTH_LIMIT = 2_000;
/** Browsers remove control characters from addresses and read a backslash as a slash. */
const TREACHEROUS = /[\p{Cc}\\]/u;
const NOWHERE = "https://here.invalid";

/**
 * Returns a path of this site with its query and hash, or undefined for anything that leads to another origin
 * (`//host`, `/\host`, `/.//host`, `javascript:`, hidden control characters). For every address to navigate to that
 * comes from input.
 */
export function safePath(text: unknown): string | undefined {
  if (typeof text !== "string" || text.length > LENGTH_LIMIT || !text.startsWith("/") || TREACHEROUS.test(text)) {
    return undefined;
  }
  if (!URL.canParse(text, NOWHERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, NOWHERE);
  if (origin !== NOWHERE || pathname.startsWith("//")) return undefined;
  return pathname + search + hash;
}
