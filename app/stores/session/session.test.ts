// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addWishlistProduct,
  businesSignup,
  callsWithoutProfile,
  deleteWishlistProduct,
  exportUserData,
  setUserData,
  signup,
} from "#contract/profile";
import { mostViewedItems } from "#contract/recommendations";
import { adultContent, endAdultSession } from "../adult-content";
import { fakeIdentity, json, keepSignedIn, lines, loadSession, profileFixture, stubUsers } from "./session-fixture";

let fake = fakeIdentity();

const profileAnswer = { "GET /profile": () => json(profileFixture) };
const done = () => json({ ok: true });
const body = { id: "p1" };

beforeEach(() => {
  localStorage.clear();
  fake = fakeIdentity();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a visitor who is not signed in", () => {
  test("is anonymous, and the way to the identity provider stays unopened", async () => {
    const session = loadSession(fake);
    expect(session.currentSession().status).toBe("unknown");
    session.start();
    expect(session.currentSession()).toEqual({ status: "anonymous", profile: null, signupRequired: false });
    expect(fake.openIdentity).not.toHaveBeenCalled();
  });
  test("holds no profile that an earlier session left behind", async () => {
    localStorage.setItem("reduxProfile", JSON.stringify(profileFixture));
    const session = loadSession(fake);
    session.start();
    expect(localStorage.getItem("reduxProfile")).toBeNull();
    expect(session.currentSession().profile).toBeNull();
  });
  test("sends calls without a bearer, and the cart session along with them", async () => {
    const fetched = vi.fn(async () => json({ products: [] }));
    vi.stubGlobal("fetch", fetched);
    const session = loadSession(fake);
    session.start();
    await session.browserApi().ask(mostViewedItems, { query: {} });
    const { headers } =
      (fetched.mock.calls as unknown as [string, { headers: Record<string, string> }][])[0]?.[1] ?? {};
    expect(headers).not.toHaveProperty("Authorization");
    expect(headers?.["X-Cart-Session"]).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("somebody who is signed in", () => {
  test("is recognised at once, and the profile is fetched with the token", async () => {
    keepSignedIn();
    const asked = stubUsers(profileAnswer);
    const session = loadSession(fake);
    session.start();
    expect(session.currentSession()).toMatchObject({ status: "signed-in", profile: { given_name: "Noor" } });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ path: "/profile", bearer: "Bearer token-1" });
  });
  test("and is under age sees nothing for adults, on whatever page (AD-03)", async () => {
    const dateOfBirth = `${new Date().getFullYear() - 12}-05-05`;
    keepSignedIn({ ...profileFixture, dateOfBirth });
    stubUsers({ "GET /profile": () => json({ ...profileFixture, dateOfBirth }) });
    const session = loadSession(fake);
    expect(adultContent().blocked).toBe(false);
    session.start();
    expect(adultContent()).toEqual({ allowed: false, blocked: true });
    endAdultSession();
  });
  test("does not see the profile of somebody else, whatever is stored", async () => {
    keepSignedIn({ ...profileFixture, sub: "u2", given_name: "Bram" });
    stubUsers(profileAnswer);
    const session = loadSession(fake);
    session.start();
    expect(session.currentSession()).toMatchObject({ status: "signed-in", profile: null });
    await vi.waitFor(() => expect(session.currentSession().profile?.given_name).toBe("Noor"));
  });
  test.each(["{", "null", "42", "[]", '{"sub":""}'])("is nobody when the claims read %s", async (text) => {
    localStorage.setItem("tokenClaims", text);
    const session = loadSession(fake);
    session.start();
    expect(session.currentSession().status).toBe("anonymous");
  });
});

describe("calls that need the token", () => {
  test("wait until it exists, then run in the order in which they were asked (AC-17)", async () => {
    keepSignedIn();
    let restore = () => {};
    const restored = new Promise<void>((resolve) => (restore = resolve));
    const { restore: original } = fake.identity;
    fake.identity.restore = async () => restored.then(() => original());
    const asked = stubUsers({ ...profileAnswer, "POST /addToWishlist": done, "DELETE /removeFromWishlist": done });
    const session = loadSession(fake);
    const early = session.askAsUser(addWishlistProduct, { body });
    session.start();
    const late = session.askAsUser(deleteWishlistProduct, { body });
    expect(asked).toEqual([]);
    restore();
    expect(await Promise.all([early, late])).toEqual([{ ok: true }, { ok: true }]);
    expect(lines(asked).filter((line) => !line.startsWith("GET"))).toEqual([
      "POST /addToWishlist",
      "DELETE /removeFromWishlist",
    ]);
    expect(asked.every(({ bearer }) => bearer === "Bearer token-1")).toBe(true);
  });
  test("wait for an anonymous visitor too, without a request, and go once somebody has signed in", async () => {
    const asked = stubUsers({ ...profileAnswer, "POST /addToWishlist": done });
    const session = loadSession(fake);
    session.start();
    const waiting = session.askAsUser(addWishlistProduct, { body });
    expect(asked).toEqual([]);
    await session.completeSignIn("https://shop.example/auth-redirect?code=c&state=s", { onSignedIn: () => {} });
    expect(await waiting).toEqual({ ok: true });
  });
  test("of somebody who has signed out are never sent", async () => {
    const asked = stubUsers(profileAnswer);
    keepSignedIn();
    fake.identity.restore = () => new Promise(() => {});
    const session = loadSession(fake);
    session.start();
    const waiting = session.askAsUser(addWishlistProduct, { body });
    await session.signOut();
    expect(await waiting).toBeNull();
    expect(asked).toEqual([]);
  });
  test("are not sent without a profile, except those that need none (AC-20)", async () => {
    expect(callsWithoutProfile).toEqual(["getUserData", "businesSignup", "signup"]);
    keepSignedIn(null);
    const asked = stubUsers({ "POST /businessSignUp": () => json(profileFixture) });
    const session = loadSession(fake);
    session.start();
    await vi.waitFor(() => expect(session.currentSession().signupRequired).toBe(true));
    expect(await session.askAsUser(addWishlistProduct, { body })).toBeNull();
    expect(await session.askAsUser(exportUserData, {})).toBeNull();
    expect(await session.askAsUser(businesSignup, { body: {} as never })).toMatchObject({ sub: "u1" });
    expect(lines(asked)).toEqual(["GET /profile", "POST /businessSignUp", "GET /profile"]);
  });
  test("refresh the profile afterwards where the contract says so (AC-21)", async () => {
    keepSignedIn();
    const asked = stubUsers({ ...profileAnswer, "POST /addToWishlist": done, "GET /export": () => json({}) });
    const session = loadSession(fake);
    session.start();
    await session.askAsUser(exportUserData, {});
    expect(lines(asked)).toEqual(["GET /profile", "GET /export"]);
    await session.askAsUser(addWishlistProduct, { body });
    expect(lines(asked).slice(2)).toEqual(["POST /addToWishlist", "GET /profile"]);
  });
  test("that are refused refresh nothing and answer null", async () => {
    keepSignedIn();
    const asked = stubUsers({ ...profileAnswer, "POST /addToWishlist": () => json({}, 500) });
    const session = loadSession(fake);
    session.start();
    expect(await session.askAsUser(addWishlistProduct, { body })).toBeNull();
    expect(lines(asked)).toEqual(["GET /profile", "POST /addToWishlist"]);
  });
  test("of an update leave out the e-mail address, with a warning, and the categories (PF-05)", async () => {
    keepSignedIn();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const asked = stubUsers({ ...profileAnswer, "POST /updateProfile": () => json(profileFixture) });
    const session = loadSession(fake);
    session.start();
    const update = { given_name: "Nora", email: "x@y.example", userPreferencesCategories: ["a"] };
    await session.askAsUser(setUserData, { body: update });
    expect(asked.find(({ path }) => path === "/updateProfile")?.body).toEqual({ given_name: "Nora" });
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe("the tester's switch (AC-24)", () => {
  test("makes the profile look absent until signing up", async () => {
    keepSignedIn();
    localStorage.setItem("newUserImitation", "true");
    stubUsers({ ...profileAnswer, "POST /signUp": () => json(profileFixture) });
    const session = loadSession(fake);
    session.start();
    await vi.waitFor(() => expect(session.currentSession().signupRequired).toBe(true));
    expect(localStorage.getItem("reduxProfile")).toBeNull();
    expect(localStorage.getItem("nuiRegistered")).toBeNull();
    await session.askAsUser(signup, { body: {} as never });
    expect(localStorage.getItem("nuiRegistered")).toBe("true");
    expect(session.currentSession()).toMatchObject({ signupRequired: false, profile: { sub: "u1" } });
  });
});
