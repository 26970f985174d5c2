import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as addresses from "#contract/addresses";
import * as business from "#contract/business";
import type { Call } from "#contract/call";
import * as notifications from "#contract/notifications";
import * as preferences from "#contract/preferences";
import * as profile from "#contract/profile";
import * as stock from "#contract/stock-alerts";
import { openTestUsers, signupOf, type TestUsers } from "../users/testing";
import { businessForm, fillAccount, home } from "./testing-account";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
  await fillAccount(test, "anna");
  await test.signUp("mallory");
}, 60_000);
afterAll(() => test.close());

const isCall = (value: unknown): value is Call => typeof value === "object" && value !== null && "bearer" in value;
const calls = [profile, preferences, stock, notifications, addresses, business]
  .flatMap((file): unknown[] => Object.values(file))
  .filter(isCall)
  .filter(({ bearer }) => bearer === "required");

/** A valid body for each call, naming Anna's data wherever something can be named. */
async function bodies(): Promise<Record<string, unknown>> {
  const [address] = (await test.ask(addresses.deliveryAddresses, "anna")).body.addresses;
  const told = (await test.ask(notifications.notifications, "anna")).body.notifications;
  expect(told).toHaveLength(1);
  const anna = { sub: "anna", userId: "anna", user_id: "anna" };
  return {
    setUserData: { ...anna, given_name: "Mallory", wishlistItems: [], recentlyViewedProducts: [], newsletter: [] },
    signup: { ...anna, ...signupOf({ given_name: "Mallory" }) },
    businesSignup: { ...anna, ...businessForm({ companyName: "Mallory" }) },
    addWishlistProduct: { ...anna, id: "5" },
    deleteWishlistProduct: { ...anna, id: "1" },
    addViewedProduct: { ...anna, id: "5" },
    removeViewedProducts: { ...anna, ids: ["1", "2"] },
    addBlogBookmark: { ...anna, id: "post-9" },
    deleteBlogBookmark: { ...anna, id: "post-1" },
    addCategory: { ...anna, category: "elektronica" },
    removeCategory: { ...anna, category: "elektronica.telefoons" },
    subscribeBackInStock: { ...anna, id: "3" },
    removeBackInStockSubscription: { ...anna, id: "7" },
    readNotifications: { ...anna, ids: told.map(({ id }) => id) },
    updateDeliveryAddress: { ...anna, ...home(), public_id: address?.publicId, deleted: true },
    deleteAccount: anna,
    cancelAccountDeletion: anna,
  };
}
const send = (call: Call, token: string | null, sent: Record<string, unknown>) =>
  test.ask(call, token, call.method === "GET" ? {} : { body: sent[call.name] ?? {} }, { "X-User": "anna" });

describe("what is somebody's", () => {
  it("is behind a token, for every call", async () => {
    expect(calls.length).toBeGreaterThanOrEqual(22);
    for (const call of calls) {
      for (const token of [null, "bad"]) expect((await send(call, token, {})).status, call.name).toBe(401);
    }
  });

  it("needs a profile, for every call but those that make one, export the account or are about its end", async () => {
    const sent = await bodies();
    const without = /signup$|^exportUserData$|^deleteAccount$|^unsettledOrders$/i;
    for (const call of calls.filter(({ name }) => !without.test(name))) {
      expect((await send(call, "stranger", sent)).status, call.name).toBe(404);
    }
  });

  it("stays as it is and out of sight, whatever another user sends", async () => {
    const everything = async () => ({ ...(await test.ask(profile.exportUserData, "anna")).body, exportedAt: "" });
    const before = await everything();
    const sent = await bodies();
    for (const call of calls) {
      const { status, body } = await send(call, "mallory", sent);
      expect(status, call.name).toBeLessThan(500);
      expect(JSON.stringify(body), call.name).not.toMatch(/anna|chat-1|post-1"/);
      expect(await everything(), `after ${call.name}`).toEqual(before);
    }
  });

  it("is not found by the id of an address", async () => {
    const { updateDeliveryAddress } = await bodies();
    for (const deleted of [true, false]) {
      const body = { ...(updateDeliveryAddress as object), deleted };
      expect((await test.ask(addresses.updateDeliveryAddress, "mallory", { body })).status).toBe(404);
    }
  });
});
