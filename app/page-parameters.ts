import type { RouteId } from "./route-table";

/** Sort of the offers on a product page. */
export const OFFERS_PARAMETER = "offers";

/**
 * All query parameters that change what these pages show. Addresses that differ only in other parameters share a
 * document; pages not listed here may read any parameter.
 */
export const pageParameters: Partial<Record<RouteId, readonly string[]>> = {
  home: [],
  blogPost: [],
  product: [OFFERS_PARAMETER],
};
