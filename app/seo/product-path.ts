import type { Paths } from "~/paths";

const CANONICAL = /^\/product\/([^/?#]+)\/[^/?#]+\/?$/;

/**
 * The path of a product on this site. Only the decorative name is taken from what the backend calls its canonical
 * path, so that an answer can never lead a link elsewhere.
 */
export function productPath(paths: Paths, product: { id: string; canonical_path: string }): string {
  return paths.product({ id: product.id, slug: slugOf(product.canonical_path) });
}

function slugOf(canonicalPath: string): string {
  const slug = CANONICAL.exec(canonicalPath)?.[1] ?? "";
  try {
    return decodeURIComponent(slug);
  } catch {
    return "";
  }
}
