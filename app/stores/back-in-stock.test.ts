// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as stock from "./back-in-stock";
import {
  type Asked,
  json,
  keepSignedIn,
  loadBrowserSession,
  profileFixture,
  stubUsers,
} from "./session/session-fixture";

let status = 200;
let asked: Asked[] = [];

beforeEach(() => {
  localStorage.clear();
  status = 200;
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function visit({ signedIn }: { signedIn: boolean }) {
  if (signedIn) keepSignedIn();
  const done = () => json({ ok: true }, status);
  asked = stubUsers({
    "GET /profile": () => json(profileFixture),
    "GET /backInStockSubscriptions": () => json({ subscriptions: [{ id: "p1" }] }, status),
    "POST /subscribeBackInStock": done,
    "DELETE /removeBackInStockSubscription": done,
    "POST /subscribeBackInStockByMail": done,
  });
  const session = loadBrowserSession();
  session.start();
  if (signedIn) await vi.waitFor(() => expect(asked).toHaveLength(1));
  return { ...stock, session };
}

test("what somebody waits for is asked with their token", async () => {
  const { loadSubscriptions, subscriptionsNow } = await visit({ signedIn: true });
  await loadSubscriptions("u1");
  expect(asked.at(-1)).toMatchObject({ method: "GET", path: "/backInStockSubscriptions", bearer: "Bearer token-1" });
  expect(subscriptionsNow()).toEqual({ sub: "u1", ids: ["p1"] });
});
test("without an answer nobody waits for anything", async () => {
  status = 500;
  const { loadSubscriptions, subscriptionsNow } = await visit({ signedIn: true });
  await loadSubscriptions("u1");
  expect(subscriptionsNow()).toEqual({ sub: "u1", ids: [] });
});
test("subscribing and unsubscribing are sent, remembered and said", async () => {
  const { loadSubscriptions, setSubscribed, subscriptionsNow, session } = await visit({ signedIn: true });
  await loadSubscriptions("u1");
  expect(await setSubscribed("p2", true)).toBe(true);
  expect(asked.at(-1)).toMatchObject({ method: "POST", path: "/subscribeBackInStock", body: { id: "p2" } });
  expect(subscriptionsNow().ids).toEqual(["p1", "p2"]);
  expect(await setSubscribed("p1", false)).toBe(true);
  expect(asked.at(-1)).toMatchObject({ method: "DELETE", path: "/removeBackInStockSubscription", body: { id: "p1" } });
  expect(subscriptionsNow().ids).toEqual(["p2"]);
  expect(session.toasts()).toEqual(["success stock.subscribed", "success stock.unsubscribed"]);
});
test("what is refused changes nothing, and is said", async () => {
  const { loadSubscriptions, setSubscribed, subscriptionsNow, session } = await visit({ signedIn: true });
  await loadSubscriptions("u1");
  status = 409;
  expect(await setSubscribed("p2", true)).toBe(false);
  expect(subscriptionsNow().ids).toEqual(["p1"]);
  expect(session.toasts()).toEqual(["error stock.failed"]);
});
test("an address is sent without a token, and what comes next is said", async () => {
  const { subscribeAddress, session } = await visit({ signedIn: false });
  expect(await subscribeAddress("p1", "noor@voorbeeld.example")).toBe(true);
  expect(asked).toMatchObject([{ bearer: null, body: { id: "p1", email: "noor@voorbeeld.example" } }]);
  status = 500;
  expect(await subscribeAddress("p1", "noor@voorbeeld.example")).toBe(false);
  expect(session.toasts()).toEqual(["success stock.mailed", "error stock.failed"]);
});
