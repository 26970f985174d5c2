import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Call, CallInput } from "#contract/call";
import * as contract from "#contract/order-reviews";
import type { Kit } from "../kit";
import { openTestShop } from "../storage/testing";
import { checkBearer } from "../users/testing";
import { decideReview } from "./moderate";
import { orderReviewRoutes } from "./order-routes";
import { createPhotoKeeper } from "./photos";
import { readReviews } from "./records";

let kit: Kit;
let routes: ReturnType<typeof orderReviewRoutes>;
const today = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  kit = await openTestShop({ now: () => today });
  const changes = { announce: () => undefined, catchUp: async () => undefined };
  routes = orderReviewRoutes(kit, { checkBearer, changes, keepPhoto: createPhotoKeeper(kit) });
}, 60_000);
afterAll(() => kit.db.close());
beforeEach(async () => {
  for (const table of ["reviews", "order_lines", "orders", "purchases"]) await kit.db.query(`delete from ${table}`);
});

/** A guest's purchase of product 5 from shop s1: line `ID-1` of order `ID-s1`, opened by the key `key-ID`. */
async function bought(id: string, { delivered = true, cancelled = 0 } = {}): Promise<void> {
  await kit.db.query(
    `insert into purchases (id, number, email, delivery_address, billing_address, state, goods, shipping, discount,
       total, content_hash, access_key, placed_at, expires_at)
     values ($1, $1, $1 || '@mail.example', '{"recipient": "Noor de Wit", "company": null}', '{}', 'paid', 1, 0, 0, 1, '',
       'key-' || $1, now(), now())`,
    [id],
  );
  await kit.db.query(
    `insert into orders (id, purchase_id, number, position, shop_id, seller, status, goods, shipping, discount, total,
       method_id, method_name, delivered_at)
     values ($1 || '-s1', $1, $1, 1, 's1', '{}', 'delivered', 1, 0, 0, 1, 'm', 'm', $2)`,
    [id, delivered ? today : null],
  );
  await kit.db.query(
    `insert into order_lines (id, order_id, position, product_id, offer_id, merchant_product_id, name, slug, unit, quantity,
       discount, total, vat_rate, commission_rate, commission, commission_vat, cancelled_quantity)
     values ($1 || '-1', $1 || '-s1', 1, '5', 'o', 'm', 'n', 's', 1, 1, 0, 1, 21, 0, 0, 0, $2)`,
    [id, cancelled],
  );
}
async function ask<I extends CallInput, O>(call: Call<I, O>, body: I["body"]) {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await routes.request(call.path, init);
  return { status: response.status, body: (await response.json()) as O };
}
const lineOf = (id: string) => ({ order_id: id, of: `${id}-1`, access: `key-${id}` });
const opinion = { rating: 4, title: "Goed", text: "Doet wat het moet doen.", pros: ["stil"], cons: [], photos: [] };
const write = (id: string, more: object = {}) =>
  ask(contract.addOrderReview, { ...lineOf(id), ...opinion, author: "Noor", ...more });
const shown = () => readReviews(kit.db, { productId: "5" }, { sort: "newest", limit: 9, offset: 0 });

it("a guest writes about what was delivered, as a verified purchase, and replaces and deletes it", async () => {
  await bought("g");
  expect(await ask(contract.orderReview, lineOf("g"))).toMatchObject({
    status: 200,
    body: { subject: { kind: "product", id: "5" }, isGuest: true, author: "Noor", review: null },
  });
  expect((await write("g")).status).toBe(200);
  expect(await shown()).toMatchObject([{ author: "Noor", rating: 4, verified: true, editedOn: null }]);
  await write("g", { rating: 2, author: "N. de Wit" });
  expect(await shown()).toMatchObject([{ author: "N. de Wit", rating: 2, editedOn: "2026-11-21" }]);
  expect((await ask(contract.orderReview, lineOf("g"))).body).toMatchObject({
    author: "N. de Wit",
    review: { rating: 2 },
  });
  expect((await ask(contract.deleteOrderReview, lineOf("g"))).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await ask(contract.deleteOrderReview, lineOf("g"))).status).toBe(404);
});

it("the shop is reviewed by the id of its order", async () => {
  await bought("g");
  const shop = { ...lineOf("g"), of: "g-s1" };
  expect((await ask(contract.orderReview, shop)).body.subject).toMatchObject({ kind: "shop", id: "s1" });
  const { status, body } = await ask(contract.addOrderReview, { ...shop, ...opinion });
  expect([status, body.review.author, body.review.verified]).toEqual([200, "Anoniem", true]);
});

it.each<[string, Partial<contract.Reviewed>]>([
  ["without the key", { access: undefined as unknown as string }],
  ["with the key of another order", { access: "key-other" }],
  ["a line of another order", { of: "other-1" }],
  ["an order that is not there", { order_id: "nobody" }],
  ["before it was delivered", { order_id: "early", of: "early-1", access: "key-early" }],
  ["when it was cancelled", { order_id: "off", of: "off-1", access: "key-off" }],
])("nothing is read or written %s", async (_, change) => {
  await bought("g");
  await bought("other");
  await bought("early", { delivered: false });
  await bought("off", { cancelled: 1 });
  const body = { ...lineOf("g"), ...change };
  const expected = "access" in change && change.access === undefined ? 400 : 404;
  expect((await ask(contract.orderReview, body)).status).toBe(expected);
  expect((await ask(contract.addOrderReview, { ...body, ...opinion })).status).toBe(expected);
  expect((await ask(contract.addOrderPhoto, { ...body, photo: "AAAA" })).status).toBe(expected);
  expect((await ask(contract.deleteOrderReview, body)).status).toBe(expected);
  expect(await shown()).toEqual([]);
});

it("photos belong to the purchase that sent them, and a bought product's are shown at once", async () => {
  await bought("g");
  await bought("other");
  const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c00" } })
    .jpeg()
    .toBuffer();
  const photo = file.toString("base64");
  const { id } = (await ask(contract.addOrderPhoto, { ...lineOf("g"), photo })).body;
  expect((await write("other", { photos: [id] })).status).toBe(400);
  expect((await write("g", { photos: [id] })).body.review).toMatchObject({ state: "visible", photos: [{ id }] });
  expect((await ask(contract.addOrderPhoto, { ...lineOf("g"), photo: "PHN2Zy8+" })).status).toBe(400);
});

it("what is wrong is refused, and the operator's decision is mailed to the guest", async () => {
  await bought("g");
  expect((await write("g", { rating: 6 })).status).toBe(400);
  expect((await write("g", { author: "x".repeat(51) })).status).toBe(400);
  const { review } = (await write("g", { text: "Kijk op https://elders.example" })).body;
  expect(review.state).toBe("held");
  await decideReview(kit, review.id, "show", "");
  const { rows } = await kit.db.query("select recipient from mail_queue");
  expect(rows).toEqual([{ recipient: "g@mail.example" }]);
});
