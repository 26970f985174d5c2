import { GraphQLError } from "graphql";
import { GRAPH_LIMIT, GRAPH_OFFSET, GRAPH_SEARCH } from "#contract/graphql";
import type { OrderStatus } from "#contract/orders";
import { addressesOf } from "../addresses/addresses";
import type { Kit } from "../kit";
import { ownOrders } from "../orders/own-orders";
import { returnsOfUser } from "../returns/return-answer";
import type { ReturnDesk } from "../returns/return-desk";

/** Who asks, and how many lists have been asked for in one document. */
export interface Asking extends Record<PropertyKey, unknown> {
  sub: string;
  lists: number;
}
interface Page {
  limit: number;
  offset: number;
}
interface OrdersAsked extends Page {
  search?: string | null;
  status?: OrderStatus | null;
}

const MOST_LISTS = 4;

/** The fields of `Query`. Nothing in a document can name another user than the token's. */
export function resolvers({ db }: Pick<Kit, "db">, labelPaths: ReturnDesk["labelPaths"]) {
  return {
    orders: (asked: OrdersAsked, asking: Asking) => {
      const { search, status } = asked;
      if ((search?.length ?? 0) > GRAPH_SEARCH) throw wrong(`search may have at most ${GRAPH_SEARCH} characters.`);
      return ownOrders(db, asking.sub, {
        ...page(asked, asking),
        search: search?.replaceAll("\0", "").trim() || null,
        status: status ?? null,
      });
    },
    returns: async (asked: Page, asking: Asking) => {
      const paged = page(asked, asking);
      return returnsOfUser(db, asking.sub, paged, await labelPaths());
    },
    addresses: (_: unknown, asking: Asking) => {
      counted(asking);
      return addressesOf(db, asking.sub);
    },
  };
}

const wrong = (why: string) => new GraphQLError(why, { extensions: { code: "BAD_REQUEST" } });

function page({ limit, offset }: Page, asking: Asking): Page {
  counted(asking);
  if (limit < 1 || limit > GRAPH_LIMIT) throw wrong(`limit must be 1 to ${GRAPH_LIMIT}.`);
  if (offset < 0 || offset > GRAPH_OFFSET) throw wrong(`offset must be 0 to ${GRAPH_OFFSET}.`);
  return { limit, offset };
}

/** Aliases and fragments can name a list many times; each is read from the store. */
function counted(asking: Asking): void {
  asking.lists += 1;
  if (asking.lists > MOST_LISTS) throw wrong(`At most ${MOST_LISTS} lists can be asked for at once.`);
}
