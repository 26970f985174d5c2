import { graphql, type OwnOrder, ordersDocument, returnsDocument } from "#contract/graphql";
import { ORDERS_PAGE_SIZE } from "#contract/limits";
import type { OrderStatus } from "#contract/orders";
import type { OwnReturn } from "#contract/returns";
import type { Question } from "~/queries/queries";
import { useQuery } from "~/queries/use-query";
import { askGraphAsUser } from "~/stores/session/ask-graph";

/** What of their orders a user wants to see. */
export interface OrdersWanted {
  /** From 1. */
  page: number;
  search?: string;
  status?: OrderStatus;
}
export interface OrdersPage {
  orders: OwnOrder[];
  /** Whether there are older ones. */
  more: boolean;
}

const FRESH_MS = 15_000;

function ownOrders({ page, search, status }: OrdersWanted): Question<OrdersPage> {
  const offset = (page - 1) * ORDERS_PAGE_SIZE;
  const filter = { ...(search && { search }), ...(status && { status }) };
  const variables = { limit: ORDERS_PAGE_SIZE, offset, next: offset + ORDERS_PAGE_SIZE, ...filter };
  return {
    name: graphql.name,
    key: `orders ${JSON.stringify(variables)}`,
    freshMs: FRESH_MS,
    async ask() {
      const { orders, more = [] } = (await askGraphAsUser(ordersDocument, variables)) ?? {};
      return orders ? { orders, more: more.length > 0 } : null;
    },
  };
}

/** OR-01: a page of the user's orders. */
export const useOwnOrders = (wanted: OrdersWanted) => useQuery(ownOrders(wanted));

export interface ReturnsPage {
  returns: OwnReturn[];
  more: boolean;
}

function ownReturns(page: number): Question<ReturnsPage> {
  const offset = (page - 1) * ORDERS_PAGE_SIZE;
  const variables = { limit: ORDERS_PAGE_SIZE, offset, next: offset + ORDERS_PAGE_SIZE };
  return {
    name: graphql.name,
    key: `returns ${offset}`,
    freshMs: FRESH_MS,
    async ask() {
      const { returns, moreReturns = [] } = (await askGraphAsUser(returnsDocument, variables)) ?? {};
      return returns ? { returns, more: moreReturns.length > 0 } : null;
    },
  };
}

/** OR-03: a page of the user's returns. */
export const useOwnReturns = (page: number) => useQuery(ownReturns(page));
