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
 * HM-03: what others look at most, or for somebody who is signed in what suits them. The server sends the first, as
 * pages are shared; the second takes its place while nobody is looking at it, so that nothing changes before one's eyes.
 */
export function Recommended({ mostViewed }: { mostViewed: ProductSummary[] }) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const mine = usePersonalized();
  const inTime = useOutOfSight(frame, mine.length > 0);
  const personal = mine.length > 0 && (inTime || mostViewed.length === 0);
  return (
    <div ref={frame}>
      <ProductRow
        title={intl.formatMessage({ id: personal ? "lists.forYou" : "home.viewed" })}
        products={personal ? mine : mostViewed}
      />
    </div>
  );
}

function usePersonalized(): ProductSummary[] {
  const { status, profile } = useSession();
  const adult = useRootData()?.adult ?? false;
  const sub = status === "signed-in" && profile ? profile.sub : "";
  const { value } = useQuery(question(personalized, { query: { userId: sub } }, { ask: askAsUser }), sub !== "");
  const mine = (sub && value?.products) || []; // without an answer most viewed stays
  return mine.filter(({ adult_content }) => adult || !adult_content).slice(0, SHOWN);
}
