import type { IntlShape } from "react-intl";
import type { ProductSummary } from "#contract/products";

/** What there is to choose from in a group of variants: `3 kleuren · 8 maten`, or else how many there are. */
export function varietyText(
  intl: IntlShape,
  { count, colors, sizes }: NonNullable<ProductSummary["variants"]>,
): string {
  const said = [
    ...(colors > 1 ? [intl.formatMessage({ id: "product.variants.colors" }, { count: colors })] : []),
    ...(sizes > 1 ? [intl.formatMessage({ id: "product.variants.sizes" }, { count: sizes })] : []),
  ];
  return said.length > 0 ? said.join(" · ") : intl.formatMessage({ id: "product.variants.count" }, { count });
}
