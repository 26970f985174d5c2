import type { ChatBlock } from "#contract/assistant";
import { ownOrders } from "../../orders/own-orders";
import type { DialogueState } from "../state";
import type { Around, Said } from "./around";
import { day, say } from "./texts";

const LAST = 3;

/** The last orders of a signed-in visitor, and of nobody else; without an account, the way to look one up. */
export async function orderStatus(before: DialogueState, { kit, sub, segments, message }: Around): Promise<Said> {
  const state = { ...before, topic: { asked: message, at: "" } };
  if (sub === undefined) {
    const source = { kind: "order" as const, title: say("trackOrder"), path: `/${segments.trackOrder}/` };
    return { text: [say("orderGuest")], blocks: [{ type: "quote", text: say("orderGuest"), source }], state };
  }
  const found = await ownOrders(kit.db, sub, { limit: LAST, offset: 0, search: null, status: null });
  if (found.length === 0) return { text: [say("orderNone")], blocks: [], state };
  const told = found.map(({ number, shopName, placedAt, status, purchaseId }) => ({
    text: say("order", { number, shop: shopName, day: day(placedAt), status: say(status) }),
    title: say("orderPage", { number }),
    path: `/${segments.orderDetails}/${encodeURIComponent(purchaseId)}/`,
  }));
  return {
    text: [say("orders", { count: told.length }), ...told.map(({ text }) => text)],
    blocks: told.map(
      ({ text, title, path }): ChatBlock => ({ type: "quote", text, source: { kind: "order", title, path } }),
    ),
    state,
  };
}
