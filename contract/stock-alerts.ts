import type { StockAlert } from "./answers/account";
import { defineCall } from "./call";

export type { StockAlert } from "./answers/account";

type None = Record<never, never>;
type Done = { ok: true };

/** BS-03: 409 when the product can be ordered. */
export const subscribeBackInStock = defineCall<{ body: { id: string } }, Done>({
  name: "subscribeBackInStock",
  service: "products",
  method: "POST",
  path: "/subscribeBackInStock",
  bearer: "required",
  makesStale: ["backInStockSubscriptions"],
});
export const removeBackInStockSubscription = defineCall<{ body: { id: string } }, Done>({
  name: "removeBackInStockSubscription",
  service: "products",
  method: "DELETE",
  path: "/removeBackInStockSubscription",
  bearer: "required",
  makesStale: ["backInStockSubscriptions"],
});
export const backInStockSubscriptions = defineCall<None, { subscriptions: StockAlert[] }>({
  name: "backInStockSubscriptions",
  service: "users",
  method: "GET",
  path: "/backInStockSubscriptions",
  bearer: "required",
});
/**
 * For visitors without an account: a message asks them to confirm their address first (double opt-in). The response is
 * always the same.
 */
export const subscribeByMail = defineCall<{ body: { id: string; email: string } }, Done>({
  name: "subscribeByMail",
  service: "products",
  method: "POST",
  path: "/subscribeBackInStockByMail",
});
/**
 * The links in those messages lead to `/voorraadmelding/…` of the storefront, which makes this call. 404: unknown or
 * used up.
 */
export const answerStockMail = defineCall<
  { body: { token: string; answer: "confirm" | "stop" } },
  { product: { id: string; name: string; path: string } }
>({
  name: "answerStockMail",
  service: "products",
  method: "POST",
  path: "/answerStockMail",
});
