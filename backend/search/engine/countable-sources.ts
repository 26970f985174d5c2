import { ByPrice } from "./by-price";
import type { Columns } from "./columns";
import { FacetCounter } from "./facet-counts";
import type { Countable } from "./facets-of";
import { Postings } from "./postings";
import { PricesByShop } from "./shop-prices";
import { Traits } from "./traits";
import { VariantGroups } from "./variant-groups";

/** Everything that filters and counts look things up in, over the columns of one index. */
export function countableSources(columns: Columns): Countable {
  const postings = new Postings(columns);
  return {
    columns,
    postings,
    byPrice: new ByPrice(columns),
    pricesByShop: new PricesByShop(columns, postings),
    traits: new Traits(columns),
    counter: new FacetCounter(columns),
    groups: new VariantGroups(columns),
  };
}
