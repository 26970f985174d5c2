import type { Paths } from "~/paths";

const CANONICAL = /^\/product\/([^/?#]+)\/[^/?#]+\/?$/;

/**
 * The path of a product on this site. Only the decorative name comes from the backend's canonical path, so that an
 * answer cannot make a link leave this site.
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
