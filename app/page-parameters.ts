import type { RouteId } from "./route-table";

/** Order of the offers on a product page. */
export const OFFERS_PARAMETER = "offers";

/**
 * Every query parameter that changes what these pages show. Addresses that differ in anything else share a document;
 * pages that are not named here may read any parameter.
 */
export const pageParameters: Partial<Record<RouteId, readonly string[]>> = {
  home: [],
  product: [OFFERS_PARAMETER],
};
