const LENGTH_LIMIT = 2_000;

/** Where a shop has moved: a path on this site or an https address; undefined for anything else. */
export function safeMove(location: string): string | undefined {
  if (location.length > LENGTH_LIMIT || /[\s\\]/.test(location) || hasControl(location)) return undefined;
  if (location.startsWith("/")) return location.startsWith("//") ? undefined : location;
  try {
    const url = new URL(location);
    const plain = url.protocol === "https:" && !url.username && !url.password;
    return plain ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Browsers remove some control characters before they parse an address. */
function hasControl(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}
