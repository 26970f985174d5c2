import type { GraphAnswer } from "./answers/own-orders";
import { defineCall } from "./call";

export type { GraphAnswer, OwnOrder, OwnProduct } from "./answers/own-orders";

/** Most entries that one list may be asked for. */
export const GRAPH_LIMIT = 50;
/** How far into a list its entries can be asked for. */
export const GRAPH_OFFSET = 10_000;
/** Most characters that are searched for. */
export const GRAPH_SEARCH = 60;

/**
 * OR-01: what a user ordered and the saved addresses, by GraphQL. 401 without a token, before anything is parsed. Bodies
 * to 8 KB; no introspection, and limits on depth, fields and tokens. The answer's schema is of `data`.
 */
export const graphql = defineCall<
  { body: { query: string; operationName?: string; variables?: Record<string, unknown> } },
  GraphAnswer
>({ name: "graphql", service: "carts", method: "POST", path: "/graphql/", bearer: "required" });

/** A page of the user's orders, the latest first, and whether there are older ones. */
export const ordersDocument = `query Orders($limit: Int!, $offset: Int!, $next: Int!, $search: String, $status: OrderStatus) {
  orders(limit: $limit, offset: $offset, search: $search, status: $status) {
    id number purchaseId access placedAt status total shopId shopName shopSdp paidAt returnTill shippingMethod
    deliveryAddress { name }
    products { merchantProductId groupId name picture perItem quantity returnableQuantity size pdpPath }
    shipments { id service trackingCode link updates { id message receivedAt } }
  }
  more: orders(limit: 1, offset: $next, search: $search, status: $status) { id }
}`;

/** A page of the user's returns, the latest first, and whether there are older ones. */
export const returnsDocument = `query Returns($limit: Int!, $offset: Int!, $next: Int!) {
  returns(limit: $limit, offset: $offset) {
    reqID orderID orderNumber shopName status createdAt labelUrl decision
    products { id quantity product { id name picture returnableQuantity updatedAt perItem size pdpPath } }
  }
  moreReturns: returns(limit: 1, offset: $next) { reqID }
}`;
