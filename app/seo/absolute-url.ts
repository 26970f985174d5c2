/** An address that others can follow: structured data and link tags name no relative ones. Undefined for nonsense. */
export function absoluteUrl(origin: string, path: string): string | undefined {
  if (!path || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
}

/** The form of a path that all pages name as their own: with the slash at the end (RT-39). */
export function slashForm(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}
