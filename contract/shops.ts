import { defineCall } from "./call";
import type { Cents } from "./money";

export interface ShopSummary {
  id: string;
  /** Host name: `/shop/{website}/`. */
  website: string;
  name: string;
  logo: string;
  rating: number | null;
  reviewCount: number;
  /** null: unknown. */
  productCount: number | null;
}

export interface Shop extends ShopSummary {
  description: string;
  url: string;
  /** Who the contract partner is (DSA article 30); null: the shop has not said. */
  identity: {
    legalName: string;
    street: string;
    postalCode: string;
    city: string;
    country: string;
    kvk: string;
    vatId: string;
    email: string;
    phone: string;
  } | null;
  /** Year in which the shop opened; null: unknown. */
  since: number | null;
  certificates: string[];
  paymentMethods: string[];
  /** 0: the shop has not said. */
  returnDays: number;
  /** null: the shop has not said. */
  shipping: { cost: Cents; freeFrom: Cents | null } | null;
}

/** SH-04: the shop has moved; a path on this site or the shop's new address, answered with the redirect's own status. */
export interface ShopMoved {
  location: string;
  status?: number;
}

type None = Record<never, never>;
export const allShops = defineCall<None, { shops: ShopSummary[] }>({
  name: "allShops",
  service: "webshops",
  method: "GET",
  path: "/shop/all",
});
export const shop = defineCall<{ params: { id: string } }, Shop | ShopMoved>({
  name: "shop",
  service: "webshops",
  method: "GET",
  path: "/shop/{id}",
  moves: true,
});
/** The same list as a static file, for the header, the footer and autocompletion (SH-01). */
export const allShopsFile = defineCall<None, { shops: ShopSummary[] }>({
  name: "allShopsFile",
  service: "content",
  method: "GET",
  path: "/all-shops.json",
});
