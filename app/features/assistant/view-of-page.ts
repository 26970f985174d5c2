import type { Paths } from "~/paths";
import { resolvePathname } from "~/resolve-pathname";
import { type ChatView, nothingInView } from "./chat-view";

/** What is in view on a page of the shop: its product, or its search and category. */
export function viewOfPage(paths: Paths, pathname: string, search: string): ChatView {
  const page = resolvePathname(paths.names, pathname);
  if (!page) return nothingInView;
  const { category, subCategory, subSubCategory, productId } = page.params;
  return {
    product: page.id === "product" ? (productId ?? "") : "",
    term: new URLSearchParams(search).get("q")?.trim() ?? "",
    category: [category, subCategory, subSubCategory].filter(Boolean).join("."),
  };
}
