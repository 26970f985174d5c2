import { MORE_LIKE_THIS_IDS } from "#contract/limits";
import type { MoreLikeThis, ProductSummary } from "#contract/products";

/** PD-15: at most 30 products to resemble. */
export function moreLikeThisBody(ids: readonly string[]): { productIds: string[] } {
  return { productIds: ids.slice(0, MORE_LIKE_THIS_IDS) };
}

/** The products of an answer, each under the id that its hit has. */
export function likeThese(answer: MoreLikeThis | null): ProductSummary[] {
  return (answer?.hits.hits ?? []).flatMap(({ _id, _source }) => (_source ? [{ ..._source, id: _id }] : []));
}
