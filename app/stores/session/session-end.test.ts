// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { exportUserData, wishlistProfile } from "#contract/profile";
import { blockAdult, subscribeAdult } from "../adult-content";
import { viewedDetails } from "../recently-viewed-details";
import { saveProduct, wishlistNow } from "../wishlist";
import {
  claimsFixture,
  fakeIdentity,
  inAnotherTab,
  json,
  keepSignedIn,
  type LoadedSession,
  lines,
  loadBrowserSession,
  loadSession,
  profileFixture,
  signedInFixture,
  stubUsers,
} from "./session-fixture";

let fake = fakeIdentity();
const leaveFor = vi.fn();
const reloadPage = vi.fn();
vi.mock("~/browser/leave", () => ({ leaveFor: (path: string) => leaveFor(path), reloadPage: () => reloadPage() }));

const profileAnswer = { "GET /profile": () => json(profileFixture) };
/** A user who is signed in, with all requests settled. */
async function signedIn(load = loadSession): Promise<LoadedSession> {
  keepSignedIn();
  const session = load(fake);
  session.start();
  await vi.waitFor(() => expect(fake.identity.restore).toHaveBeenCalled());
  await session.askAsUser(exportUserData, {});
  return session;
}
function expectNothingLeft(session: LoadedSession): void {
  expect(session.currentSession()).toEqual({ status: "anonymous", profile: null, signupRequired: false });
  expect(localStorage.getItem("reduxProfile")).toBeNull();
  expect(localStorage.getItem("tokenClaims")).toBeNull();
}
const refusal = (error: string) => Object.assign(new Error(error), { name: "ErrorResponse", error });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  leaveFor.mockReset();
  reloadPage.mockReset();
  fake = fakeIdentity();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("signing out", () => {
  test("goes through the provider, and clears what this browser held (AC-12, AC-13)", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    expect(Cookies.get("cartSessionHash")).toBeDefined();
    await session.signOut();
    expectNothingLeft(session);
    expect(Cookies.get("cartSessionHash")).toBeUndefined();
    expect(fake.identity.signOut).toHaveBeenCalledOnce();
    expect(leaveFor).not.toHaveBeenCalled();
  });
  test("leaves nothing of the person, whatever was kept and for what, and says so on the next page", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn(loadBrowserSession);
    const mine =
      "wishlistItems rVP chatList likedProds imageSearch searchHistory comparisonList currentCategory clickId";
    for (const key of mine.split(" ")) localStorage.setItem(key, '["mine"]');
    localStorage.setItem("deferredActivation", "off");
    localStorage.setItem("oidc.user:/identity:storefront", '{"id_token":"t"}');
    sessionStorage.setItem("formDraft.info.u1", '{"phone":["0612345678"]}');
    for (const name of ["search_query", "search_id", "search_filters_applied"]) Cookies.set(name, "mine");
    saveProduct({ id: "1", name: "Lamp" });
    await session.signOut();
    // The library removes its own key once the provider has been notified.
    expect(Object.keys(localStorage).sort()).toEqual(["deferredActivation", "oidc.user:/identity:storefront"]);
    expect(Object.entries(sessionStorage)).toEqual([["loggedOut", "everywhere"]]);
    expect(Object.keys(Cookies.get()).sort()).toEqual(["adultContentAllowed", "adultContentBlocked"]);
    expect(wishlistNow()).toEqual([]);
    const next = loadSession(fake);
    next.start();
    expect(next.toasts()).toEqual(["success logout.done"]);
    expect(sessionStorage).toHaveLength(0);
    const later = loadSession(fake);
    later.start();
    expect(later.toasts()).toEqual([]);
  });
  test("takes away tokens that a renewal brings when it is too late", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    let answer = (_: ReturnType<typeof signedInFixture>) => {};
    fake.identity.renew = () => new Promise((resolve) => (answer = resolve));
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 400_000);
    const asked = session.askAsUser(exportUserData, {});
    await vi.waitFor(() => expect(session.currentSession().status).toBe("signed-in"));
    await session.signOut();
    answer(signedInFixture());
    await asked;
    await vi.waitFor(() => expect(fake.identity.forget).toHaveBeenCalled());
    expectNothingLeft(session);
  });
  test("takes away the claims before the profile, so that no other tab sees a session without one", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    const removed: string[] = [];
    const { removeItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(function (this: Storage, key) {
      removed.push(key);
      removeItem.call(this, key);
    });
    await session.signOut();
    expect(removed.filter((key) => ["tokenClaims", "reduxProfile"].includes(key))).toEqual([
      "tokenClaims",
      "reduxProfile",
    ]);
  });
  test("leaves content for adults neither allowed nor blocked, by unblocking and then forbidding (AC-14)", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    blockAdult();
    const seen: unknown[] = [];
    subscribeAdult((now) => seen.push(now));
    await session.signOut();
    expect(seen).toEqual([
      { allowed: true, blocked: false },
      { allowed: false, blocked: false },
    ]);
    expect(Cookies.get("adultContentAllowed")).toBe("false");
    expect(Cookies.get("adultContentBlocked")).toBe("false");
  });
  test("works when the provider is down: this browser forgets, and goes home", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    fake.identity.signOut = async () => Promise.reject(new TypeError("Failed to fetch"));
    await session.signOut();
    expectNothingLeft(session);
    expect(fake.identity.forget).toHaveBeenCalledOnce();
    expect(leaveFor).toHaveBeenCalledWith("/");
    const next = loadSession(fake);
    next.start();
    expect(next.toasts()).toEqual(["error logout.doneHere"]);
  });
});

describe("an answer 401", () => {
  test("while a profile is held ends the session, with a message (AC-15)", async () => {
    stubUsers({ ...profileAnswer, "POST /wishlist": () => json({}, 401) });
    const session = await signedIn();
    expect(await session.browserApi().ask(wishlistProfile, { body: { ids: [] } })).toBeNull();
    expectNothingLeft(session);
    expect(session.toasts()).toEqual(["error login.expired"]);
    expect(fake.identity.forget).toHaveBeenCalledOnce();
  });
  test("without a profile does not", async () => {
    stubUsers({ "POST /wishlist": () => json({}, 401) });
    keepSignedIn(null);
    const session = loadSession(fake);
    session.start();
    await vi.waitFor(() => expect(session.currentSession().signupRequired).toBe(true));
    await session.browserApi().ask(wishlistProfile, { body: { ids: [] } });
    expect(session.currentSession().status).toBe("signed-in");
  });
  test("for an anonymous visitor changes nothing", async () => {
    stubUsers({ "POST /wishlist": () => json({}, 401) });
    const session = loadSession(fake);
    session.start();
    await session.browserApi().ask(wishlistProfile, { body: { ids: [] } });
    expect(session.toasts()).toEqual([]);
    expect(fake.openIdentity).not.toHaveBeenCalled();
  });
  test("to a token that has expired is met with a renewal, and the call is sent again", async () => {
    const asked = stubUsers({
      ...profileAnswer,
      "POST /wishlist": ({ bearer }) => (bearer === "Bearer token-2" ? json({ products: [] }) : json({}, 401)),
    });
    const session = await signedIn();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 400_000);
    expect(await session.browserApi().ask(wishlistProfile, { body: { ids: [] } })).toEqual({ products: [] });
    expect(lines(asked).filter((line) => line === "POST /wishlist")).toHaveLength(2);
    expect(session.currentSession().status).toBe("signed-in");
  });
  test("that stays after the renewal ends the session, and is not asked a third time", async () => {
    const asked = stubUsers({ ...profileAnswer, "POST /wishlist": () => json({}, 401) });
    const session = await signedIn();
    const later = Date.now() + 400_000;
    fake.identity.renew = async () => signedInFixture({ accessToken: "token-2", expiresAt: later / 1000 + 300 });
    vi.spyOn(Date, "now").mockReturnValue(later);
    await session.browserApi().ask(wishlistProfile, { body: { ids: [] } });
    expect(lines(asked).filter((line) => line === "POST /wishlist")).toHaveLength(2);
    expectNothingLeft(session);
  });
});

describe("a token that ends", () => {
  test("is renewed before the call that needs it", async () => {
    const asked = stubUsers(profileAnswer);
    const session = await signedIn();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 400_000);
    await session.askAsUser(exportUserData, {});
    expect(asked.at(-1)?.bearer).toBe("Bearer token-2");
  });
  test.each(["login_required", "invalid_grant"])("and is refused with %s ends the session (AC-16)", async (code) => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    fake.opened.events?.onRenewalFailed(refusal(code));
    await vi.waitFor(() => expect(fake.identity.forget).toHaveBeenCalled());
    expectNothingLeft(session);
    expect(session.toasts()).toEqual(["error login.expired"]);
  });
  test("and cannot be renewed for want of a network leaves everything as it is", async () => {
    const asked = stubUsers(profileAnswer);
    const session = await signedIn();
    fake.identity.renew = async () => Promise.reject(new TypeError("Failed to fetch"));
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 400_000);
    const before = asked.length;
    expect(await session.askAsUser(exportUserData, {})).toBeNull();
    expect(asked).toHaveLength(before);
    expect(session.currentSession().profile).not.toBeNull();
    expect(session.toasts()).toEqual([]);
  });
  test("is taken over when the library renewed it by itself", async () => {
    const asked = stubUsers(profileAnswer);
    const session = await signedIn();
    const claims = { ...claimsFixture, __raw: "newer.identity.token" };
    fake.opened.events?.onRenewed(signedInFixture({ accessToken: "token-9", claims }));
    await session.askAsUser(exportUserData, {});
    expect(asked.at(-1)?.bearer).toBe("Bearer token-9");
    expect(localStorage.getItem("tokenClaims")).toContain("newer.identity.token");
  });
});

describe("another tab", () => {
  test("that signs out is followed, with a word about it", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    inAnotherTab("reduxProfile", null);
    inAnotherTab("tokenClaims", null);
    expectNothingLeft(session);
    expect(session.toasts()).toEqual(["success login.endedElsewhere"]);
    await vi.waitFor(() => expect(fake.identity.rest).toHaveBeenCalledOnce());
    expect(fake.identity.forget).not.toHaveBeenCalled();
  });
  test("that logs out takes along what this tab alone kept, in storage and in memory", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    viewedDetails.setState({ products: new Map([["1", null]]) });
    sessionStorage.setItem("formDraft.info.u1", "{}");
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null, storageArea: localStorage }));
    expectNothingLeft(session);
    expect(sessionStorage).toHaveLength(0);
    expect(viewedDetails.getState().products.size).toBe(0);
    expect(session.toasts()).toEqual(["success login.endedElsewhere"]);
  });
  test("that signs out while this page was set aside: coming back to it loads it again", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expectNothingLeft(session);
    expect(reloadPage).toHaveBeenCalledOnce();
  });
  test("that signs in is followed", async () => {
    stubUsers(profileAnswer);
    const session = loadSession(fake);
    session.start();
    inAnotherTab("tokenClaims", claimsFixture);
    await vi.waitFor(() => expect(session.currentSession().profile?.sub).toBe("u1"));
  });
  test("that signs in somebody else is followed, without anything of the first", async () => {
    const asked = stubUsers(profileAnswer);
    const session = await signedIn();
    const other = { ...profileFixture, sub: "u2", given_name: "Bram" };
    fake.identity.restore = async () =>
      signedInFixture({ accessToken: "token-b", claims: { ...claimsFixture, sub: "u2" } });
    asked.length = 0;
    stubUsers({ "GET /profile": ({ bearer }) => json(bearer === "Bearer token-b" ? other : profileFixture) });
    inAnotherTab("tokenClaims", { ...claimsFixture, sub: "u2" });
    expect(session.currentSession().profile).toBeNull();
    await vi.waitFor(() => expect(session.currentSession().profile?.given_name).toBe("Bram"));
  });
  test("that changes the profile is followed", async () => {
    stubUsers(profileAnswer);
    const session = await signedIn();
    inAnotherTab("reduxProfile", { ...profileFixture, given_name: "Nora" });
    expect(session.currentSession().profile?.given_name).toBe("Nora");
  });
});
