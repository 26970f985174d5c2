import type { BreadcrumbList, WithContext } from "schema-dts";
import { absoluteUrl } from "./absolute-url";

/** The items as the visitor sees them, in the same order and including Home; the last may have no address. */
export function breadcrumbJsonLd(
  items: readonly { text: string; url?: string | undefined }[],
  origin: string,
): WithContext<BreadcrumbList> | undefined {
  if (items.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ text, url }, index) => {
      const item = url ? absoluteUrl(origin, url) : undefined;
      return { "@type": "ListItem" as const, position: index + 1, name: text, ...(item ? { item } : {}) };
    }),
  };
}
