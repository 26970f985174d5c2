import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isDay } from "#contract/days";
import type { OrderStatus } from "#contract/orders";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import { patiently } from "../storage/patience";
import type { Desk } from "./desk";
import { listOrders, type NamedOrder, openRefunds, ordersNamed, retryRefund } from "./desk-records";
import type { Moving } from "./fulfil";
import { checkInvariants } from "./invariants";
import { plainNumber } from "./number";
import { readOrderLines } from "./order-records";
import { readPurchaseRow } from "./purchase-records";
import { purchaseAnswer } from "./read-purchase";
import { isStatus } from "./states";
import { closeCases, openWithdrawals } from "./withdrawal-records";

const CHECK_MS = 60_000;
const SHOWN = 200;

const text = (most: number) => z.string().trim().max(most);
const listed = z.object({ status: z.custom<OrderStatus>(isStatus, "Zo'n stand is er niet").optional() });
const parcel = z.strictObject({
  service: text(60).min(1),
  trackingCode: text(60).default(""),
  link: text(500)
    .regex(/^(https:\/\/\S+)?$/, "Een link begint met https://")
    .default(""),
});
const update = z.strictObject({ message: text(200).min(1) });
const delivered = z.strictObject({ day: z.string().refine(isDay, "Geef een dag als 2026-11-22").optional() });
const closing = z.strictObject({ note: text(500).default("") });
const refund = z.strictObject({
  kind: z.enum(["cancelled", "returned"]),
  reason: text(200).default(""),
  /** By the position of their line, from 1; all that is left when absent. */
  units: z
    .array(z.strictObject({ line: z.number().int().min(1), quantity: z.number().int().min(1).max(99) }))
    .min(1)
    .max(100)
    .optional(),
});

/** Orders and the books, for the operator's own command (service `carts`): every call needs the key from the data folder. */
export function operatorOrderRoutes(kit: Kit, desk: Desk, wake: () => void): OpenAPIHono {
  const { db, log, now } = kit;
  const routes = createRoutes(kit);
  routes.use("/orders/check", operatorOnly(kit));
  routes.get("/orders/check", async (c) => c.json({ broken: await patiently(CHECK_MS, () => checkInvariants(db)) }));

  routes.use("/orders/desk", operatorOnly(kit));
  routes.use("/orders/desk/*", operatorOnly(kit));
  routes.get("/orders/desk", async (c) => {
    const { status } = parsed(listed, c.req.query());
    return c.json({ orders: await listOrders(db, status, SHOWN) });
  });
  routes.get("/orders/desk/refunds", async (c) => c.json({ refunds: await openRefunds(db, now(), SHOWN) }));
  routes.post("/orders/desk/refunds/:id", async (c) => {
    if (!(await retryRefund(db, c.req.param("id"), now())))
      throw failure(404, "Er is geen mislukte terugbetaling met dit id.");
    wake();
    return c.json({ ok: true });
  });
  routes.get("/orders/desk/withdrawals", async (c) => c.json({ withdrawals: await openWithdrawals(db, SHOWN) }));
  routes.post("/orders/desk/withdrawals/:id", async (c) => {
    const { note } = parsed(closing, await c.req.json().catch(() => null));
    const closed = await closeCases(db, c.req.param("id"), note, now());
    if (closed === 0) throw failure(404, "Er is geen open ontbinding met dit kenmerk.");
    return c.json({ closed });
  });
  routes.get("/orders/desk/:number", async (c) => {
    const orders = await named(c);
    const purchase = await readPurchaseRow(db, orders[0].purchase_id);
    if (!purchase) throw failure(404, "Deze bestelling is er niet.");
    const answer = await purchaseAnswer(db, purchase, purchase.paidAt !== null);
    return c.json({ ...answer, orders: answer.orders.filter(({ id }) => orders.some((order) => order.id === id)) });
  });
  /** A change of one order; answers what has become of it. */
  const does = <T>(word: string, schema: z.ZodType<T>, work: (id: string, body: T) => Promise<object>) =>
    routes.post(`/orders/desk/:number/${word}`, async (c) => {
      const body = parsed(schema, await c.req.json().catch(() => null));
      const { id, number } = only(await named(c));
      const done = await work(id, body);
      log.info("order changed by the operator", { order: number, change: word });
      return c.json({ number, ...done });
    });
  does("accept", z.strictObject({}), async (id) => movedTo(await desk.accept(id)));
  does("ship", parcel, async (id, body) => movedTo(await desk.ship(id, body)));
  does("deliver", delivered, async (id, { day }) => movedTo(await desk.deliver(id, day)));
  does("track", update, async (id, { message }) => {
    await desk.track(id, message);
    return {};
  });
  does("refund", refund, async (id, { kind, reason, units }) => {
    const lines = units && (await readOrderLines(db, id));
    const { amount, creditNote, isWhole } = await desk.refund(id, {
      kind,
      reason: reason || kind,
      // An unknown position becomes an unknown line, which is refused.
      units: units?.map(({ line, quantity }) => ({ lineId: lines?.[line - 1]?.id ?? "", quantity })),
    });
    return { amount, creditNote, isWhole };
  });
  return routes;

  async function named(c: Context): Promise<[NamedOrder, ...NamedOrder[]]> {
    const [first, ...more] = await ordersNamed(db, plainNumber(c.req.param("number") ?? ""));
    if (!first) throw failure(404, "Er is geen bestelling met dit nummer.");
    return [first, ...more];
  }
}

const movedTo = ({ order: { status, returnTill }, isNew }: Moving) => ({ status, returnTill, isNew });

function only(orders: [NamedOrder, ...NamedOrder[]]): NamedOrder {
  const [order, ...more] = orders;
  if (more.length === 0) return order;
  throw failure(409, `Noem één bestelling: ${orders.map(({ number }) => number).join(", ")}.`);
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw failure(400, z.prettifyError(read.error));
  return read.data;
}
