import type { ProductGroup } from "schema-dts";
import type { Variants } from "#contract/products";
import { absoluteUrl } from "./absolute-url";

/** The properties that search engines know as a difference between variants. */
const KNOWN = new Set(["color", "size", "material", "pattern"]);
const NAMED_VARIANTS = 100;

interface Page {
  origin: string;
  /** Of the variant that the page shows. */
  url: string | undefined;
  productPath: (product: { id: string; canonical_path: string }) => string;
}

/** The group of a product with a page per variant: each page describes its own, and names the addresses of the others. */
export function groupJsonLd(
  { groupId, name, axes }: Variants,
  brand: string | null,
  { origin, url, productPath }: Page,
): ProductGroup {
  const paths = new Set(axes.flatMap(({ options }) => options.map(productPath)));
  const urls = [...paths].flatMap((path) => absoluteUrl(origin, path) ?? []).filter((other) => other !== url);
  const others = urls.slice(0, NAMED_VARIANTS).map((other) => ({ "@id": `${other}#product`, url: other }));
  const differing = axes.filter(({ key }) => KNOWN.has(key)).map(({ key }) => `https://schema.org/${key}`);
  return {
    "@type": "ProductGroup",
    "@id": `${origin}/#${encodeURIComponent(groupId)}`,
    name,
    productGroupID: groupId,
    ...(brand ? { brand: { "@type": "Brand", name: brand } } : {}),
    ...(differing.length > 0 ? { variesBy: differing } : {}),
    ...(others.length > 0 ? { hasVariant: others } : {}),
  };
}
