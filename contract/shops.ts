import type { Moved as ShopMoved } from "./answers/product";
import type { Shop, ShopSummary } from "./answers/shops";
import { defineCall } from "./call";

export type { Moved as ShopMoved } from "./answers/product";
export type { Shop, ShopSummary } from "./answers/shops";

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
