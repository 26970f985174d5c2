import { GRAPH_OFFSET, GRAPH_SEARCH } from "#contract/graphql";
import { ORDERS_PAGE_SIZE } from "#contract/limits";
import type { OrderStatus } from "#contract/orders";
import type { OrdersWanted } from "./use-own-orders";

/** Names of the query parameters of the page of orders. */
export const ordersFields = { page: "pagina", search: "zoek", status: "status" } as const;
/** RT-20: the part of the page that the literal hash selects. */
export const RETURNS_HASH = "#returns";
export const LAST_PAGE = GRAPH_OFFSET / ORDERS_PAGE_SIZE;

/** In the order in which they happen. */
export const statuses = [
  "pending",
  "paid",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
] as const satisfies readonly OrderStatus[];

/** What the address asks for. Whatever makes no sense is ignored; so are search and status without the flag (OR-08). */
export function ordersWanted(query: URLSearchParams, canSearch: boolean): OrdersWanted {
  const page = Number(query.get(ordersFields.page) ?? 1);
  const search = canSearch ? (query.get(ordersFields.search) ?? "").trim().slice(0, GRAPH_SEARCH) : "";
  const status = canSearch ? statuses.find((known) => known === query.get(ordersFields.status)) : undefined;
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    ...(search && { search }),
    ...(status && { status }),
  };
}

/** The query of another page with the same search. */
export function queryOf({ page, search, status }: OrdersWanted): Record<string, string | number | undefined> {
  return {
    [ordersFields.search]: search,
    [ordersFields.status]: status,
    [ordersFields.page]: page > 1 ? page : undefined,
  };
}
