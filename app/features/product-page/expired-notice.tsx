import { useIntl } from "react-intl";
import { StockAlert } from "~/features/stock-alerts/stock-alert";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { ProductData } from "./load-product";

/** Says that the product is not for sale (at the moment), and links to alternatives. */
export function ExpiredNotice({ data: { product, related } }: { data: ProductData }) {
  const intl = useIntl();
  const paths = usePaths();
  const category = product.categoryPath.at(-1);
  const slugs = product.categoryPath.map(({ slug }) => slug);
  return (
    <>
      <Notice
        tone="deal"
        title={intl.formatMessage({ id: product.expired ? "product.expired.short" : "product.soldOut" })}
      >
        <p>
          {intl.formatMessage({ id: product.expired ? "product.expired.text" : "product.soldOut.text" })}{" "}
          {related.length > 0 && intl.formatMessage({ id: "product.expired.below" })}
        </p>
        {category && (
          <ButtonLink href={paths.listing(slugs)}>
            {intl.formatMessage({ id: "product.expired.category" }, { category: category.name })}
          </ButtonLink>
        )}
      </Notice>
      <StockAlert id={product.id} />
    </>
  );
}
