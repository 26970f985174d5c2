/**
 * Converts a name to a path segment (CN-01): lower case, accents folded, spaces become hyphens, other symbols are
 * dropped. `Hello World!` → `hello-world`.
 */
export function slugify(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}
