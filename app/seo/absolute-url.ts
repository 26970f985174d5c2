/**
 * Makes an absolute address, because structured data and link tags must not use relative ones. Undefined when invalid.
 */
export function absoluteUrl(origin: string, path: string): string | undefined {
  if (!path || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
}

/** The canonical form of a path: with a trailing slash (RT-39). */
export function slashForm(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}
