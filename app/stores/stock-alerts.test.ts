// @vitest-environment jsdom

import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type Asked,
  json,
  keepSignedIn,
  loadBrowserSession,
  profileFixture,
  stubUsers,
} from "./session/session-fixture";
import { setSubscribed, subscribeAddress, useSubscriber } from "./stock-alerts";

let status = 200;
let waitedFor: string[] = [];
let asked: Asked[] = [];

beforeEach(() => {
  localStorage.clear();
  status = 200;
  waitedFor = ["p1"];
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A visitor on the page of `p2`; a user's stock alerts are those the service keeps in `waitedFor`. */
async function visit({ signedIn }: { signedIn: boolean }) {
  if (signedIn) keepSignedIn();
  const done = (change: (id: string) => void) => (one: Asked) => {
    if (status === 200) change((one.body as { id: string }).id);
    return json({ ok: true }, status);
  };
  asked = stubUsers({
    "GET /profile": () => json(profileFixture),
    "GET /backInStockSubscriptions": () => json({ subscriptions: waitedFor.map((id) => ({ id })) }, status),
    "POST /subscribeBackInStock": done((id) => waitedFor.push(id)),
    "DELETE /removeBackInStockSubscription": done((id) => (waitedFor = waitedFor.filter((other) => other !== id))),
    "POST /subscribeBackInStockByMail": done(() => {}),
  });
  const session = loadBrowserSession();
  const { result } = renderHook(() => [useSubscriber("p1").subscribed, useSubscriber("p2").subscribed]);
  act(() => session.start());
  if (signedIn) await waitFor(() => expect(result.current).not.toContain(null));
  return { session, subscribed: () => result.current };
}
const sent = () => asked.filter(({ method }) => method !== "GET");

test("what somebody waits for is asked once, with their token", async () => {
  const { subscribed } = await visit({ signedIn: true });
  expect(asked.filter(({ path }) => path === "/backInStockSubscriptions")).toMatchObject([
    { bearer: "Bearer token-1" },
  ]);
  expect(subscribed()).toEqual([true, false]);
});
test("without an answer nobody waits for anything", async () => {
  status = 500;
  const { subscribed } = await visit({ signedIn: true });
  expect(subscribed()).toEqual([false, false]);
});
test("subscribing and unsubscribing are sent, remembered and said", async () => {
  const { session, subscribed } = await visit({ signedIn: true });
  expect(await act(() => setSubscribed("p2", true))).toBe(true);
  expect(sent()).toMatchObject([{ path: "/subscribeBackInStock", body: { id: "p2" } }]);
  expect(subscribed()).toEqual([true, true]);
  expect(await act(() => setSubscribed("p1", false))).toBe(true);
  expect(sent()[1]).toMatchObject({ method: "DELETE", path: "/removeBackInStockSubscription", body: { id: "p1" } });
  expect(subscribed()).toEqual([false, true]);
  expect(session.toasts()).toEqual(["success stock.subscribed", "success stock.unsubscribed"]);
});
test("what is refused changes nothing, and is said", async () => {
  const { session, subscribed } = await visit({ signedIn: true });
  status = 409;
  expect(await act(() => setSubscribed("p2", true))).toBe(false);
  expect(subscribed()).toEqual([true, false]);
  expect(session.toasts()).toEqual(["error stock.failed"]);
});
test("an address is sent without a token, and what comes next is said", async () => {
  const { session, subscribed } = await visit({ signedIn: false });
  expect(subscribed()).toEqual([null, null]);
  expect(await subscribeAddress("p1", "noor@voorbeeld.example")).toBe(true);
  expect(asked).toMatchObject([{ bearer: null, body: { id: "p1", email: "noor@voorbeeld.example" } }]);
  status = 500;
  expect(await subscribeAddress("p1", "noor@voorbeeld.example")).toBe(false);
  expect(session.toasts()).toEqual(["success stock.mailed", "error stock.failed"]);
});
