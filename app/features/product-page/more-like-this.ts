import { MORE_LIKE_THIS_IDS } from "#contract/limits";
import type { MoreLikeThis, ProductSummary } from "#contract/products";

/** PD-15: asks for products similar to these, at most 30. */
export function moreLikeThisBody(ids: readonly string[]): { productIds: string[] } {
  return { productIds: ids.slice(0, MORE_LIKE_THIS_IDS) };
}

/** The products of an answer, each with the id of its hit. */
export function likeThese(answer: MoreLikeThis | null): ProductSummary[] {
  return (answer?.hits.hits ?? []).flatMap(({ _id, _source }) => (_source ? [{ ..._source, id: _id }] : []));
}
