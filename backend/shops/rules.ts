import type { Shop, ShopSummary } from "#contract/shops";
import { oneDecimal } from "../products/rules";
import type { ShopRow } from "./records";

export function shopSummary(row: ShopRow, productCount: number): ShopSummary {
  return {
    id: row.id,
    website: row.website,
    name: row.name,
    logo: row.logo,
    // Unrated is not the same as zero stars.
    rating: row.rating === null || row.reviewCount === 0 ? null : oneDecimal(row.rating),
    reviewCount: row.reviewCount,
    productCount,
  };
}

export function shopInFull(row: ShopRow, productCount: number): Shop {
  return {
    ...shopSummary(row, productCount),
    description: row.description,
    url: row.url,
    identity: row.identity,
    since: row.since,
    certificates: row.certificates,
    paymentMethods: row.paymentMethods,
    returnDays: row.returnDays,
    shipping: { cost: row.shippingCost, freeFrom: row.shippingFreeFrom },
  };
}

/** The current location of a moved shop: the page of its replacement, or an external URL (SH-04). */
export function shopLocation(movedTo: string): string {
  return /^https?:\/\//.test(movedTo) ? movedTo : `/shop/${encodeURIComponent(movedTo)}/`;
}

const dutch = new Intl.Collator("nl");

export function byName<T extends { name: string }>(shops: T[]): T[] {
  return [...shops].sort((a, b) => dutch.compare(a.name, b.name));
}
