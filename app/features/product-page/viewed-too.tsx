import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { ProductSummary } from "#contract/products";
import { relatedViews } from "#contract/recommendations";
import { browserApi } from "~/api/browser";
import { ProductRow } from "~/features/product-list/product-row";
import { useRootData } from "~/root-data";
import { useSession } from "~/stores/session/session";
import { useOutOfSight } from "~/ui/use-out-of-sight";

/**
 * PD-16: what others looked at too. The page is shared, so the server asks for nobody in particular; the browser of
 * somebody who is signed in asks again with their id, and shows that answer while nobody is looking at the row.
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
  const asked = `${userId} ${productId}`;
  const [answer, setAnswer] = useState<{ asked: string; products: ProductSummary[] }>({ asked: "", products: [] });
  useEffect(() => {
    if (!userId) return;
    const gone = new AbortController();
    browserApi()
      .ask(relatedViews, { query: { userId, productId } }, { signal: gone.signal })
      .then((found) => setAnswer({ asked, products: found?.products ?? [] }))
      .catch(() => undefined); // what the server sent stays
    return () => gone.abort();
  }, [asked, userId, productId]);
  if (!userId || answer.asked !== asked) return [];
  return answer.products.filter(({ adult_content }) => adult || !adult_content);
}
