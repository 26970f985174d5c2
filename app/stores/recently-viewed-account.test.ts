// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as store from "./recently-viewed";
import * as changes from "./recently-viewed-changes";
import {
  type Asked,
  json,
  keepSignedIn,
  lines,
  loadBrowserSession,
  profileFixture,
  stubUsers,
} from "./session/session-fixture";

let viewed: string[] = [];
let refused = false;
let asked: Asked[] = [];

beforeEach(() => {
  localStorage.clear();
  viewed = ["2", "1"];
  refused = false;
  plain = false;
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Added {
  id: string;
  restored?: string[];
}
/** Whether the user service only supports the specification's own field. */
let plain = false;
function withAdded({ id, restored }: Added): string[] {
  return restored && !plain ? [...new Set([...viewed, ...restored])] : [id, ...viewed];
}

/** A user whose list the user service keeps in `viewed`. */
async function signedIn() {
  keepSignedIn({ ...profileFixture, recentlyViewedProducts: viewed });
  const done = (change: () => void) => {
    if (refused) return json({ message: "weg" }, 500);
    change();
    return json({ ok: true });
  };
  asked = stubUsers({
    "GET /profile": () => json({ ...profileFixture, recentlyViewedProducts: viewed }),
    "POST /addRecentlyViewedProduct": ({ body }) => done(() => (viewed = withAdded(body as Added))),
    "DELETE /removeRecentlyViewedProducts": () => done(() => (viewed = [])),
    "POST /updateProfile": ({ body }) => done(() => (viewed = (body as typeof profileFixture).recentlyViewedProducts)),
  });
  const session = loadBrowserSession();
  session.start();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return { ...store, ...changes, session };
}

test("a view goes into the account, not into the browser, and the profile is fetched anew", async () => {
  const { recordView, viewsNow } = await signedIn();
  recordView("7");
  await vi.waitFor(() => expect(lines(asked).slice(1)).toEqual(["POST /addRecentlyViewedProduct", "GET /profile"]));
  expect(asked[1]).toMatchObject({ bearer: "Bearer token-1", body: { id: "7" } });
  expect(viewsNow()).toEqual(["7", "2", "1"]);
  expect(localStorage.getItem("rVP")).toBeNull();
});
test("what was viewed last is not sent again", async () => {
  const { recordView } = await signedIn();
  recordView("2");
  recordView("7");
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(asked[1]?.body).toEqual({ id: "7" });
});
async function cleared() {
  const { clearViews, viewsNow, session } = await signedIn();
  clearViews();
  expect(viewsNow()).toEqual([]);
  await vi.waitFor(() =>
    expect(lines(asked).slice(1)).toEqual(["DELETE /removeRecentlyViewedProducts", "GET /profile"]),
  );
  expect(asked[1]?.body).toEqual({ ids: ["2", "1"] });
  await vi.waitFor(() => expect(session.toasts()).toEqual(["success recent.cleared"]));
  viewed = ["9"]; // viewed on another device in the meantime
  return { viewsNow, session };
}
test("clearing is seen at once and sent; undone, only what comes back is sent, and stands below what is new", async () => {
  const { viewsNow, session } = await cleared();
  session.pressToast();
  await vi.waitFor(() => expect(lines(asked).slice(3)).toEqual(["POST /addRecentlyViewedProduct", "GET /profile"]));
  expect(asked[3]?.body).toEqual({ id: "2", restored: ["2", "1"] });
  await vi.waitFor(() => expect(viewsNow()).toEqual(["9", "2", "1"]));
});
test("a service that takes only one product at a time gets the list that the account has by then", async () => {
  plain = true;
  const { viewsNow, session } = await cleared();
  session.pressToast();
  await vi.waitFor(() => expect(lines(asked)).toContain("POST /updateProfile"));
  await vi.waitFor(() => expect(viewsNow()).toEqual(["2", "9", "1"]));
});
test("what could not be cleared is back, and said", async () => {
  const { clearViews, viewsNow, session } = await signedIn();
  refused = true;
  clearViews();
  await vi.waitFor(() => expect(session.toasts()).toEqual(["error recent.failed"]));
  expect(viewsNow()).toEqual(["2", "1"]);
});
