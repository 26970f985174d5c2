import { useRef } from "react";
import { useIntl } from "react-intl";
import type { ProductSummary } from "#contract/products";
import { personalized } from "#contract/recommendations";
import { ProductRow } from "~/features/product-list/product-row";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { useRootData } from "~/root-data";
import { askAsUser, useSession } from "~/stores/session/session";
import { useOutOfSight } from "~/ui/use-out-of-sight";

const SHOWN = 12;

/**
 * HM-03: most viewed products (the newest ones where nothing has been viewed yet), or recommendations for a signed-in user. The server sends the former, because pages are
 * shared; the latter replace them while the row is out of view, so that nothing changes visibly.
 */
export function Recommended({ mostViewed, newest = [] }: { mostViewed: ProductSummary[]; newest?: ProductSummary[] }) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const mine = usePersonalized();
  const inTime = useOutOfSight(frame, mine.length > 0);
  const shared = mostViewed.length > 0 ? mostViewed : newest;
  const personal = mine.length > 0 && (inTime || shared.length === 0);
  const sharedTitle = mostViewed.length > 0 ? "home.viewed" : "home.newest";
  return (
    <div ref={frame}>
      <ProductRow
        title={intl.formatMessage({ id: personal ? "lists.forYou" : sharedTitle })}
        products={personal ? mine : shared}
      />
    </div>
  );
}

function usePersonalized(): ProductSummary[] {
  const { status, profile } = useSession();
  const adult = useRootData()?.adult ?? false;
  const sub = status === "signed-in" && profile ? profile.sub : "";
  const { value } = useQuery(question(personalized, { query: { userId: sub } }, { ask: askAsUser }), sub !== "");
  const mine = (sub && value?.products) || []; // without an answer, keep the most viewed
  return mine.filter(({ adult_content }) => adult || !adult_content).slice(0, SHOWN);
}
