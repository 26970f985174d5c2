import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { isDay } from "#contract/days";
import * as contract from "#contract/sellers";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { CheckBearer, Kit } from "../kit";
import { roleOf } from "../selling/members";
import { type OrderAction, permission } from "../selling/permissions";
import { idField, line } from "../users/fields";
import { serveUser } from "../users/serve-user";
import { chosenLines } from "./chosen-lines";
import type { Desk } from "./desk";
import type { Moving } from "./fulfil";
import { readPurchaseRow } from "./purchase-records";
import { purchaseAnswer } from "./read-purchase";
import { purchaseOfOrder, readSold, sellerOfOrder } from "./sold-records";
import { orderStatuses } from "./states";

const NOT_THERE = "Deze bestelling is er niet.";
const FURTHEST = 10_000;

const params = z.object({ id: idField });
const query = z.object({
  shop: idField,
  status: z.enum(orderStatuses, "There is no such status.").optional(),
  offset: z.coerce.number().int().min(0).max(FURTHEST).optional(),
});
const parcel = z.strictObject({
  service: line(1, 60),
  trackingCode: line(0, 60).optional(),
  link: z
    .string()
    .max(500)
    .regex(/^(https:\/\/\S+)?$/, "A link begins with https://.")
    .optional(),
});
const delivered = z.strictObject({ day: z.string().refine(isDay, "There is no such day.").optional() });
const cancelled = z.strictObject({
  reason: line(1, 200),
  lines: chosenLines.optional(),
});

/** What the people of a shop do with its orders (service `carts`): the operator's rules, for who belongs to the shop. */
export function sellerOrderRoutes({ db, log }: Kit, checkBearer: CheckBearer, desk: Desk): OpenAPIHono {
  const routes = createRoutes({ log });
  const failures = { 403: "Their role only lets them read", 404: "The order is not theirs", 409: "Not possible now" };

  async function need(shopId: string | undefined, userId: string, action: OrderAction): Promise<void> {
    const granted = shopId === undefined ? "hidden" : permission(await roleOf(db, shopId, userId), action);
    if (granted === "hidden") throw failure(404, NOT_THERE);
    if (granted === "no") throw failure(403, "Je mag de bestellingen van deze winkel alleen bekijken.");
  }
  /** The id of an order that the user may do this with. */
  async function theirs(id: string, userId: string, action: OrderAction): Promise<string> {
    await need(await sellerOfOrder(db, id), userId, action);
    return id;
  }

  serveUser(routes, checkBearer, contract.sellerOrders, { query, failures }, async ({ query: asked }, { sub }) => {
    await need(asked.shop, sub, "list");
    const { status, offset = 0 } = asked;
    const found = await readSold(db, asked.shop, { status, offset, limit: contract.SOLD_SHOWN + 1 });
    return { orders: found.slice(0, contract.SOLD_SHOWN), more: found.length > contract.SOLD_SHOWN };
  });
  serveUser(routes, checkBearer, contract.sellerOrder, { params, failures }, async ({ params: { id } }, { sub }) => {
    await theirs(id, sub, "read");
    const purchase = await readPurchaseRow(db, await purchaseOfOrder(db, id));
    const answer = purchase && (await purchaseAnswer(db, purchase, false));
    const order = answer?.orders.find((one) => one.id === id);
    if (!answer || !order) throw failure(404, NOT_THERE);
    const { placedAt, deliveryAddress, pickupPoint } = answer;
    return { order, placedAt, deliveryAddress, pickupPoint };
  });
  serveUser(routes, checkBearer, contract.acceptSold, { params, failures }, async ({ params: { id } }, { sub }) =>
    movedTo(await desk.accept(await theirs(id, sub, "accept"))),
  );
  const ship = { params, body: parcel, failures };
  serveUser(routes, checkBearer, contract.shipSold, ship, async ({ params: { id }, body }, { sub }) => {
    const { service, trackingCode = "", link = "" } = body;
    return movedTo(await desk.ship(await theirs(id, sub, "ship"), { service, trackingCode, link }));
  });
  const deliver = { params, body: delivered, failures };
  serveUser(routes, checkBearer, contract.deliverSold, deliver, async ({ params: { id }, body }, { sub }) =>
    movedTo(await desk.deliver(await theirs(id, sub, "deliver"), body.day)),
  );
  const cancel = { params, body: cancelled, failures };
  serveUser(routes, checkBearer, contract.cancelSold, cancel, async ({ params: { id }, body }, { sub }) => {
    const units = body.lines?.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    const wish = { kind: "cancelled" as const, reason: body.reason, units };
    const { amount, order } = await desk.refund(await theirs(id, sub, "cancel"), wish);
    return { status: order.status, refunded: amount };
  });
  return routes;
}

const movedTo = ({ order: { status, returnTill } }: Moving) => ({ status, returnTill });
