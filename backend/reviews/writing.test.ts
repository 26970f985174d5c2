import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Call, CallInput } from "#contract/call";
import { CART_SESSION_HEADER } from "#contract/cart-session";
import * as contract from "#contract/reviews";
import type { CatalogueChange } from "../catalogue/changes";
import { composeService } from "../http/routes";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { runFor, serveForOperator } from "../operator/operator.fixture";
import { insertRows } from "../storage/bulk";
import { users } from "../storage/tables-users";
import { openTestShop } from "../storage/testing";
import { checkBearer } from "../users/testing";
import { runReviewsCommand } from "./command/run";
import { moderationRoutes } from "./moderation-routes";
import { ownReviewRoutes } from "./own-routes";
import { rereadProducts } from "./reread-products";
import { reviewRoutes } from "./routes";

let kit: Kit;
let parts: ReturnType<typeof ownReviewRoutes>;
let stop: () => Promise<void>;
let today = new Date("2026-11-21T12:00:00Z");
const announced: CatalogueChange[] = [];
let catchingUp = 0;
const changes = {
  announce: (change: CatalogueChange) => void announced.push(change),
  catchUp: async () => void catchingUp++,
};

beforeAll(async () => {
  kit = await openTestShop({
    dataDir: await mkdtemp(join(tmpdir(), "etalage-reviews-")),
    now: () => today,
  });
  const people = ["anna", "bob", "carl", "dina"].map((id) => ({
    id,
    givenName: id[0]?.toUpperCase() + id.slice(1),
    email: `${id}@mail.example`,
    termsAcceptedAt: today,
    createdAt: today,
  }));
  await insertRows(kit.db, users, people);
  const own = ownReviewRoutes(kit, { checkBearer, changes });
  const moderation = moderationRoutes(kit, { changes, wakeMails: () => undefined });
  parts = { ...own, reviews: composeService("reviews", kit.log, [reviewRoutes(kit), own.reviews, moderation]) };
  stop = await serveForOperator(parts.reviews, kit.dataDir, "/api/reviews");
}, 60_000);
afterAll(async () => {
  await stop();
  await kit.db.close();
  await rm(kit.dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  announced.length = 0;
});

async function ask<I extends CallInput, O>(call: Call<I, O>, input: I, headers: Record<string, string> = {}) {
  const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]));
  const response = await parts[call.service as keyof typeof parts].request(`${call.path}?${query}`, {
    method: call.method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
  return { status: response.status, body: (await response.json()) as O & { error?: { issues?: { path: string }[] } } };
}
const as = (sub: string) => ({ Authorization: `Bearer ${sub}` });
const session = (digit: string) => ({ [CART_SESSION_HEADER]: digit.repeat(32) });
const opinion = { rating: 4, title: "Goed", text: "Doet wat het moet doen.", pros: ["stil"], cons: [] };
const write = (sub: string, productId: string, more: Partial<contract.WrittenReview> = {}) =>
  ask(contract.addReview, { body: { ...opinion, ...more, productId } }, as(sub));
const seen = async (product: string, more: object = {}) =>
  answered("productReviews", (await ask(contract.productReviews, { query: { product, ...more } })).body);
const stars = async (id: string) =>
  (await kit.db.query("select rating_average as average, rating_count as count from products where id = $1", [id]))
    .rows[0];

/** An order of the user with one line, delivered or not. */
async function order(sub: string, productId: string, shopId: string, delivered: Date | null, cancelled = 0) {
  const id = `${sub}-${productId}-${shopId}`;
  await kit.db.query(
    `insert into purchases (id, number, user_id, email, delivery_address, billing_address, state, goods, shipping, discount,
       total, content_hash, access_key, placed_at, expires_at)
     values ($1, $1, $2, 'x', '{}', '{}', 'paid', 1, 0, 0, 1, '', '', now(), now())`,
    [id, sub],
  );
  await kit.db.query(
    `insert into orders (id, purchase_id, number, position, shop_id, seller, status, goods, shipping, discount, total,
       method_id, method_name, delivered_at) values ($1, $1, $1, 1, $2, '{}', 'paid', 1, 0, 0, 1, 'm', 'm', $3)`,
    [id, shopId, delivered],
  );
  await kit.db.query(
    `insert into order_lines (id, order_id, position, product_id, offer_id, merchant_product_id, name, slug, unit, quantity,
       discount, total, vat_rate, commission_rate, commission, commission_vat, cancelled_quantity)
     values ($1, $1, 1, $2, 'o', 'm', 'n', 's', 1, 1, 0, 1, 21, 0, 0, 0, $3)`,
    [id, productId, cancelled],
  );
}

describe("a product's review", () => {
  it("is shown at once, counted, and replaced with a date by the next one of the same user", async () => {
    const { status, body } = await write("anna", "5");
    expect(status).toBe(200);
    expect(answered("addReview", body).review).toMatchObject({ author: "Anna", verified: false, state: "visible" });
    expect(announced[0]?.productIds).toEqual(new Set(["5"]));
    today = new Date("2026-11-22T23:30:00Z");
    await write("anna", "5", { rating: 2, title: "Toch minder" });
    await write("bob", "5", { rating: 5 });
    const found = await seen("5");
    expect(found).toMatchObject({ average: 3.5, count: 2, histogram: [0, 1, 0, 0, 1] });
    const [bobs, annas] = found.reviews;
    expect(annas).toMatchObject({ title: "Toch minder", date: "2026-11-21", editedOn: "2026-11-23" });
    expect(bobs).toMatchObject({ date: "2026-11-23", editedOn: null });
    expect(await stars("5")).toEqual({ average: 3.5, count: 2 });
  });

  it("can be read back and deleted by its writer alone", async () => {
    const own = (await ask(contract.ownReview, { query: { productId: "5" } }, as("anna"))).body.review;
    expect(own).toMatchObject({ title: "Toch minder" });
    const body = { id: own?.id ?? "" };
    expect((await ask(contract.deleteReview, { body }, as("bob"))).status).toBe(404);
    expect((await ask(contract.deleteReview, { body }, as("anna"))).status).toBe(200);
    expect((await ask(contract.ownReview, { query: { productId: "5" } }, as("anna"))).body.review).toBeNull();
    expect(await stars("5")).toEqual({ average: 5, count: 1 });
  });

  it.each([
    [{ text: "a".repeat(10_000) }, "body.text"],
    [{ text: " \n " }, "body.text"],
    [{ text: "a\u0007b" }, "body.text"],
    [{ title: "t".repeat(101) }, "body.title"],
    [{ rating: 6 }, "body.rating"],
    [{ rating: 4.5 }, "body.rating"],
    [{ pros: Array(6).fill("p") }, "body.pros"],
  ])("is refused with the field that is wrong: %o", async (wrong, path) => {
    const { status, body } = await write("anna", "5", wrong);
    expect([status, body.error?.issues?.map((issue) => issue.path)]).toEqual([400, [path]]);
  });

  it("needs a token, a profile and a product that is still there", async () => {
    const body = { ...opinion, productId: "5" };
    expect((await ask(contract.addReview, { body })).status).toBe(401);
    expect((await write("stranger", "5")).status).toBe(404);
    for (const id of ["nee", "4"]) expect((await write("anna", id)).status).toBe(404);
  });

  it("keeps line breaks and HTML as plain text", async () => {
    await write("anna", "7", { text: "Een\r\n\r\n\r\n\r\ntwee\t<script>alert(1)</script>" });
    expect((await seen("7")).reviews[0]?.text).toBe("Een\n\ntwee <script>alert(1)</script>");
  });

  it("is a verified purchase only with a delivered line of that user and product", async () => {
    await order("anna", "8", "s2", null);
    await order("bob", "8", "s2", today, 1);
    await order("carl", "7", "s1", today);
    await order("dina", "8", "s2", today);
    const verified = [];
    for (const sub of ["anna", "bob", "carl", "dina"]) verified.push((await write(sub, "8")).body.review.verified);
    expect(verified).toEqual([false, false, false, true]);
    await kit.db.query("update orders set delivered_at = now() where id = 'anna-8-s2'");
    expect((await write("anna", "8")).body.review.verified).toBe(true);
  });

  it("can be sorted and paged", async () => {
    for (const [sub, rating] of [
      ["anna", 1],
      ["bob", 5],
      ["carl", 3],
    ] as const)
      await write(sub, "2", { rating });
    const sorted = async (sort: string) => (await seen("2", { sort })).reviews.map(({ rating }) => rating);
    expect(await sorted("highest")).toEqual([5, 3, 1]);
    expect(await sorted("lowest")).toEqual([1, 3, 5]);
    const target = (await seen("2")).reviews.find(({ rating }) => rating === 3)?.id ?? "";
    await ask(contract.voteHelpful, { body: { id: target, helpful: true } }, session("a"));
    expect((await sorted("helpful"))[0]).toBe(3);
    expect((await seen("2", { page: 2 })).reviews).toEqual([]);
    expect((await ask(contract.productReviews, { query: { product: "2", page: 51 } })).status).toBe(400);
  });
});

it("a shop's review joins the stars from elsewhere, and leaves them when it goes", async () => {
  const rated = async () =>
    (await kit.db.query("select rating, review_count as count from shops where id = 's2'")).rows[0];
  const body = { ...opinion, rating: 1, shopId: "s2" };
  const { review } = (await ask(contract.addShopReview, { body }, as("dina"))).body;
  expect(review.verified).toBe(true);
  expect((await ask(contract.addShopReview, { body }, as("carl"))).body.review.verified).toBe(false);
  expect(await rated()).toEqual({ rating: expect.closeTo((4.8 * 15 + 2) / 17, 4), count: 17 });
  const found = answered("shopReviews", (await ask(contract.shopReviews, { query: { shop: "s2" } })).body);
  expect(found).toMatchObject({ count: 2, average: 1, histogram: [2, 0, 0, 0, 0] });
  for (const sub of ["dina", "carl"]) {
    const own = (await ask(contract.ownReview, { query: { shopId: "s2" } }, as(sub))).body.review;
    await ask(contract.deleteReview, { body: { id: own?.id ?? "" } }, as(sub));
  }
  expect(await rated()).toEqual({ rating: expect.closeTo(4.8, 4), count: 15 });
  expect((await ask(contract.addShopReview, { body: { ...body, shopId: "s4" } }, as("dina"))).status).toBe(404);
});

it("a shop's review has search read the shop's products again when four stars are reached or lost, not otherwise", async () => {
  const revisions = async () =>
    (await kit.db.query("select id, revision from products order by id")).rows.map(({ revision }) => Number(revision));
  const sold = "select distinct p.id from products p join offers o on o.product_id = p.id where o.shop_id = 's2'";
  const products = (await kit.db.query(sold)).rows.length;
  await kit.db.query("update shops set review_count = 1, rating = 4.2, elsewhere_count = null where id = 's2'");
  let statements = 0;
  const counting: Pick<Kit["db"], "query"> = {
    query: (sql, values) => {
      statements++;
      return kit.db.query(sql, values);
    },
  };
  const changedBy = async (sub: string, rating: number) => {
    const before = await revisions();
    catchingUp = 0;
    await ask(contract.addShopReview, { body: { ...opinion, rating, shopId: "s2" } }, as(sub));
    expect(catchingUp).toBe(1);
    // The review itself waits for none of them.
    expect(await revisions()).toEqual(before);
    await rereadProducts(counting, 1);
    return (await revisions()).filter((revision, i) => revision !== before[i]).length;
  };
  expect(await changedBy("anna", 5)).toBe(0);
  expect(await changedBy("bob", 1)).toBe(products);
  expect(await changedBy("bob", 2)).toBe(0);
  statements = 0;
  expect(await changedBy("bob", 5)).toBe(products);
  expect(products).toBeGreaterThan(1);
  expect(statements).toBeGreaterThan(products);
});

it("a vote counts once per user or browser, can be taken back, and is not for one's own review", async () => {
  const { id } = (await write("carl", "7")).body.review;
  const voteAs = async (headers: Record<string, string>, helpful = true) => {
    const { status, body } = await ask(contract.voteHelpful, { body: { id, helpful } }, headers);
    return status === 200 ? body.helpful : status;
  };
  expect(await voteAs(as("bob"))).toBe(1);
  expect(await voteAs(as("bob"))).toBe(1);
  expect(await voteAs(session("b"))).toBe(2);
  expect(await voteAs(as("bob"), false)).toBe(1);
  expect(await voteAs(as("carl"))).toBe(409);
  expect(await voteAs({})).toBe(400);
  expect(await voteAs(as("bad"))).toBe(401);
});

describe("an operator", () => {
  const run = (...argv: string[]) => runFor(runReviewsCommand, kit.dataDir, argv);

  it("sees what the automatic check held, shows it, and hides what was reported; the writer reads why", async () => {
    const { review } = (await write("bob", "6", { text: "Koop het op www.elders.nl" })).body;
    expect(review).toMatchObject({ state: "held", stateReason: "er staat een link in" });
    expect((await seen("6")).count).toBe(0);
    expect((await run("list")).said).toContain(review.id);
    expect((await run("show", review.id)).code).toBe(0);
    expect((await seen("6")).count).toBe(1);

    const report = { id: review.id, reason: "advertising", text: "Reclame" } as const;
    expect((await ask(contract.reportReview, { body: report })).status).toBe(200);
    expect((await run("list")).said).toContain("melding: advertising: Reclame");
    expect((await run("answer", review.id, "Dank je, wij zoeken het uit.")).code).toBe(0);
    expect((await seen("6")).reviews[0]?.answer).toEqual({ text: "Dank je, wij zoeken het uit.", date: "2026-11-23" });
    expect((await run("hide", review.id, "Dit is reclame.")).code).toBe(0);
    expect((await run("list")).said).toBe("Er wacht niets");
    expect((await seen("6")).count).toBe(0);
    expect(await stars("6")).toEqual({ average: null, count: 0 });
    expect((await ask(contract.reportReview, { body: report })).status).toBe(404);

    const own = (await ask(contract.ownReview, { query: { productId: "6" } }, as("bob"))).body.review;
    expect(own).toMatchObject({ state: "hidden", stateReason: "Dit is reclame." });
    const mails = await kit.db.query("select recipient, text from mail_queue order by created_at");
    expect(mails.rows).toHaveLength(2);
    expect(mails.rows[1]).toMatchObject({
      recipient: "bob@mail.example",
      text: expect.stringContaining("Dit is reclame."),
    });
    const audit = await kit.db.query("select action, reason from audit_log where subject = $1 order by id", [
      `review:${review.id}`,
    ]);
    expect(audit.rows).toEqual([
      { action: "review.show", reason: "" },
      { action: "review.answer", reason: "Dank je, wij zoeken het uit." },
      { action: "review.hide", reason: "Dit is reclame." },
    ]);
    expect((await write("bob", "6", { text: "Nu netjes." })).body.review.state).toBe("held");
  });

  it("is told what is wrong with a command, and needs the key", async () => {
    expect((await parts.reviews.request("/moderation")).status).toBe(401);
    expect((await run("hide", "nee", "reden")).code).toBe(1);
    expect((await run("hide", "nee")).code).toBe(2);
  });
});
