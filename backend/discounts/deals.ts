import type { Deal } from "#contract/discounts";
import { dutchDay } from "#contract/dutch-day";
import { adultCategoryIds } from "../categories/tree";
import type { Kit } from "../kit";
import { marketOf } from "../prices/market";
import { isWorthShowing } from "../products/reduction";
import { productSummaries } from "../products/summaries";
import { readCandidates } from "./records";
import { currentReduction, daysBefore, type Reduction } from "./rules";

const MOST_DEALS = 24;
/** After this many days a lower price is no longer news. */
const NEWS_DAYS = 90;

/** The best real reductions among popular products that can be ordered: largest percentage first (HM-02). */
export async function currentDeals({ db, now }: Kit): Promise<Deal[]> {
  const since = daysBefore(dutchDay(now()), NEWS_DAYS);
  const candidates = await readCandidates(db, since, await adultCategoryIds(db));
  const markets = await marketOf(
    db,
    candidates.map(({ productId }) => productId),
  );
  const found: { id: string; drop: Reduction }[] = [];
  for (const { productId: id, price } of candidates) {
    const drop = currentReduction(markets.get(id) ?? []);
    // A sold-out offer still affects the history; the price shown must be available.
    if (drop && drop.now === price && drop.since >= since && isWorthShowing(drop)) found.push({ id, drop });
  }
  const best = found.sort((a, b) => b.drop.percentage - a.drop.percentage).slice(0, MOST_DEALS);
  const drops = new Map(best.map(({ id, drop }) => [id, drop]));
  const products = await productSummaries(db, [...drops.keys()]);
  return products.flatMap((product) => {
    const drop = drops.get(product.id);
    return drop ? [{ ...product, drop }] : [];
  });
}
