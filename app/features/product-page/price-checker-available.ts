import type { Offer, Product } from "#contract/products";

type Identified = Pick<Product, "brand" | "campaignID" | "family_code" | "GTIN" | "ISBN"> & {
  offers: readonly Pick<Offer, "EAN" | "SKU">[];
};

/** Whether the product is identified well enough to compare its prices (PD-07). Only the first offer counts. */
export function priceCheckerAvailable({ brand, campaignID, family_code, GTIN, ISBN, offers }: Identified): boolean {
  const [first] = offers;
  return Boolean(first?.EAN || GTIN || ISBN || (brand && first?.SKU) || (campaignID && family_code));
}
