import { useRef } from "react";
import { useIntl } from "react-intl";
import type { ProductSummary } from "#contract/products";
import { relatedViews } from "#contract/recommendations";
import { ProductRow } from "~/features/product-list/product-row";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { useRootData } from "~/root-data";
import { useSession } from "~/stores/session/session";
import { useOutOfSight } from "~/ui/use-out-of-sight";

/**
 * PD-16: what others viewed too. The page is shared, so the server asks anonymously; the browser of a signed-in user
 * asks again with their id, and shows that answer while the row is not in view.
 */
export function ViewedToo({ productId, products }: { productId: string; products: ProductSummary[] }) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const mine = useOwnViews(productId);
  const inTime = useOutOfSight(frame, mine.length > 0);
  return (
    <div ref={frame}>
      <ProductRow
        title={intl.formatMessage({ id: "product.viewedToo" })}
        products={mine.length > 0 && inTime ? mine : products}
      />
    </div>
  );
}

function useOwnViews(productId: string): ProductSummary[] {
  const { status, profile } = useSession();
  const adult = useRootData()?.adult ?? false;
  const userId = status === "signed-in" && profile ? profile.sub : "";
  const { value } = useQuery(question(relatedViews, { query: { userId, productId } }), userId !== "");
  const mine = (userId && value?.products) || []; // without an answer, keep what the server sent
  return mine.filter(({ adult_content }) => adult || !adult_content);
}
