import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOOKMARK_LIMIT, VIEWED_LIMIT, WISHLIST_LIMIT } from "#contract/limits";
import * as contract from "#contract/profile";
import { insertRows } from "../storage/bulk";
import { bookmarks, wishlistItems } from "../storage/tables-users";
import { openTestUsers, sellAt, type TestUsers } from "../users/testing";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
}, 60_000);
afterAll(() => test.close());

const profile = async (sub: string) => (await test.ask(contract.getUserData, sub)).body;
const save = (sub: string, id: string) => test.ask(contract.addWishlistProduct, sub, { body: { id } });
const view = (sub: string, id: string) => test.ask(contract.addViewedProduct, sub, { body: { id } });

describe("the wishlist", () => {
  it("notes the lowest price at saving, newest first, each product once", async () => {
    await test.signUp("anna");
    for (const id of ["1", "2", "1"]) expect((await save("anna", id)).status).toBe(200);
    await sellAt(test, "2", 7_777);
    expect((await profile("anna")).wishlistItems).toEqual([
      { productId: "2", price: 9_000, date: "2026-11-21" },
      { productId: "1", price: 8_200, date: "2026-11-21" },
    ]);
    await test.ask(contract.deleteWishlistProduct, "anna", { body: { id: "2" } });
    const gone = await test.ask(contract.deleteWishlistProduct, "anna", { body: { id: "2" } });
    expect(gone.status).toBe(200);
    expect((await profile("anna")).wishlistItems.map(({ productId }) => productId)).toEqual(["1"]);
  });

  it("keeps what cannot be had, and prices it at the first reading that can", async () => {
    await test.signUp("bob");
    for (const id of ["7", "3", "gone"]) await save("bob", id);
    const prices = async () => (await profile("bob")).wishlistItems.map(({ price }) => price);
    expect(await prices()).toEqual([null, null, null]);
    await sellAt(test, "7", 6_500);
    expect(await prices()).toEqual([null, null, 6_500]);
    await sellAt(test, "7", 5_000);
    expect(await prices()).toEqual([null, null, 6_500]);
    await sellAt(test, "7", null);
  });

  it("takes back what was removed by mistake: its price, its day and its place, and nothing else changes", async () => {
    await test.signUp("ursula");
    for (const id of ["1", "2", "7"]) await save("ursula", id);
    const before = (await profile("ursula")).wishlistItems;
    for (const place of [0, 1, 2]) {
      const { productId: id = "", price = null, date = "" } = before[place] ?? {};
      await test.ask(contract.deleteWishlistProduct, "ursula", { body: { id } });
      const after = before[place - 1]?.productId;
      expect((await test.ask(contract.addWishlistProduct, "ursula", { body: { id, price, date, after } })).status).toBe(
        200,
      );
      expect((await profile("ursula")).wishlistItems).toEqual(before);
    }
    const old = { id: "5", price: 1, date: "2025-02-03", after: "unknown" };
    await test.ask(contract.addWishlistProduct, "ursula", { body: old });
    const last = (await profile("ursula")).wishlistItems.at(-1);
    expect(last).toEqual({ productId: "5", price: 1, date: "2025-02-03" });
  });

  it.each([{ date: "2025-02-30" }, { price: -1 }, { price: 1.5 }, { after: 3 }])("refuses %j", async (wrong) => {
    const body = { id: "1", ...wrong } as { id: string };
    expect((await test.ask(contract.addWishlistProduct, "ursula", { body })).status).toBe(400);
  });

  it("refuses one too many, and loses nothing by it", async () => {
    await test.signUp("carl");
    const rows = Array.from({ length: WISHLIST_LIMIT }, (_, n) => {
      return { userId: "carl", productId: `p${n}`, addedAt: test.kit.now() };
    });
    await insertRows(test.kit.db, wishlistItems, rows);
    expect((await save("carl", "one-more")).status).toBe(409);
    expect((await save("carl", "p1")).status).toBe(200);
    expect((await profile("carl")).wishlistItems).toHaveLength(WISHLIST_LIMIT);
  });

  it("stands firm when everything is saved at once", async () => {
    await test.signUp("dora");
    const ids = Array.from({ length: 20 }, (_, n) => `p${n % 10}`);
    const statuses = await Promise.all(ids.map((id) => save("dora", id)));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await profile("dora")).wishlistItems).toHaveLength(10);
  });
});

it("remembers what was viewed last, newest first and no more than it may", async () => {
  await test.signUp("eva");
  for (let n = 0; n < VIEWED_LIMIT + 3; n += 1) await view("eva", `p${n}`);
  await view("eva", "p10");
  const viewed = (await profile("eva")).recentlyViewedProducts;
  expect(viewed).toHaveLength(VIEWED_LIMIT);
  expect([viewed[0], viewed[1], viewed.at(-1)]).toEqual(["p10", "p32", "p3"]);
  expect(viewed.filter((id) => id === "p10")).toHaveLength(1);
  const dropped = await test.ask(contract.removeViewedProducts, "eva", { body: { ids: ["p10", "p32", "never"] } });
  expect(dropped.status).toBe(200);
  expect((await profile("eva")).recentlyViewedProducts[0]).toBe("p31");
});

it("brings back what was cleared, below what was viewed since and no more than it may", async () => {
  await test.signUp("gerda");
  const viewed = async () => (await profile("gerda")).recentlyViewedProducts;
  for (const id of ["a", "b", "c"]) await view("gerda", id);
  await test.ask(contract.removeViewedProducts, "gerda", { body: { ids: ["a", "b", "c"] } });
  for (const id of ["b", "elsewhere"]) await view("gerda", id);
  const restore = (restored: string[]) =>
    test.ask(contract.addViewedProduct, "gerda", { body: { id: restored[0] ?? "", restored } });
  expect((await restore(["c", "b", "a"])).status).toBe(200);
  expect(await viewed()).toEqual(["elsewhere", "b", "c", "a"]);
  await restore(Array.from({ length: VIEWED_LIMIT }, (_, n) => `p${n}`));
  expect((await viewed()).slice(0, 5)).toEqual(["elsewhere", "b", "c", "a", "p0"]);
  expect(await viewed()).toHaveLength(VIEWED_LIMIT);
});

it("keeps posts once, newest first, and refuses one too many", async () => {
  await test.signUp("finn");
  const keep = (id: string) => test.ask(contract.addBlogBookmark, "finn", { body: { id } });
  for (const id of ["post-1", "post-2", "post-1"]) await keep(id);
  expect((await profile("finn")).bookmarks).toEqual(["post-2", "post-1"]);
  await test.ask(contract.deleteBlogBookmark, "finn", { body: { id: "post-2" } });
  expect((await profile("finn")).bookmarks).toEqual(["post-1"]);
  const rows = Array.from({ length: BOOKMARK_LIMIT - 1 }, (_, n) => {
    return { userId: "finn", postId: `b${n}`, addedAt: test.kit.now() };
  });
  await insertRows(test.kit.db, bookmarks, rows);
  expect((await keep("one-more")).status).toBe(409);
});

describe("details of lists", () => {
  const details = (ids: unknown, token?: string) => test.ask(contract.wishlistProfile, token, { body: { ids } });

  it("come for everybody in the order asked, each once, without what is gone", async () => {
    const { status, body } = await details(["5", "gone", "1", "5"]);
    expect([status, body.products.map(({ id }) => id)]).toEqual([200, ["5", "1"]]);
    const viewed = await test.ask(contract.recentlyViewedProfile, null, { body: { ids: ["1"] } });
    expect(viewed.body.products.map(({ id }) => id)).toEqual(["1"]);
  });

  it("do not fail by a token that has expired", async () => expect((await details(["1"], "bad")).status).toBe(200));

  it.each([["1"], [[""]], [[7]], [Array.from({ length: WISHLIST_LIMIT + 1 }, () => "1")]])("refuse %j", async (ids) => {
    expect((await details(ids)).status).toBe(400);
  });
});
