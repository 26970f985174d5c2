// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signup } from "#contract/profile";
import { wishlistNow } from "../wishlist";
import {
  type Asked,
  fakeIdentity,
  json,
  keepSignedIn,
  lines,
  loadBrowserSession,
  loadSession,
  profileFixture,
  stubUsers,
} from "./session-fixture";

let fake = fakeIdentity();

const back = "https://shop.example/auth-redirect?code=c&state=s";
const profileAnswer = { "GET /profile": () => json(profileFixture) };
const done = () => json({ ok: true });
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const item = (productId: string) => ({ productId, price: null, date: "2026-11-01" });
const kept = () => JSON.parse(localStorage.getItem("wishlistItems") ?? "[]") as { productId: string }[];
const pushed = (asked: Asked[]) =>
  asked.filter(({ path }) => path === "/addToWishlist").map(({ body }) => (body as { id: string }).id);

async function signInNow(load = loadSession) {
  const session = load(fake);
  session.start();
  await session.completeSignIn(back, { onSignedIn: () => {} });
  return session;
}

beforeEach(() => {
  localStorage.clear();
  fake = fakeIdentity();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("with nothing to take along, nothing is saved (AC-27)", async () => {
  const asked = stubUsers(profileAnswer);
  await signInNow();
  await vi.dynamicImportSettled();
  expect(lines(asked)).toEqual(["GET /profile"]);
});

test("the profile is saved first, then the wishlist goes item by item, oldest first, and all of it leaves the browser", async () => {
  keep("rVP", ["v2", "v1"]);
  keep("chatList", [{ id: "c1" }]);
  keep("wishlistItems", [item("w2"), item("w1")]);
  const asked = stubUsers({
    ...profileAnswer,
    "POST /updateProfile": () => json(profileFixture),
    "POST /addToWishlist": done,
  });
  const told: (string | null)[] = [];
  const listen = (event: StorageEvent) => told.push(event.key);
  window.addEventListener("storage", listen);
  const session = await signInNow();
  await vi.waitFor(() => expect(lines(asked).at(-1)).toBe("GET /profile"));
  await vi.waitFor(() => expect(session.toasts()).toEqual(["success login.wishlistTaken"]));
  window.removeEventListener("storage", listen);
  expect(lines(asked)).toEqual([
    "GET /profile",
    "POST /updateProfile",
    "POST /addToWishlist",
    "POST /addToWishlist",
    "GET /profile",
  ]);
  expect(asked[1]?.body).toEqual({ pocChatData: [{ id: "c1" }], recentlyViewedProducts: ["v2", "v1"] });
  expect(pushed(asked)).toEqual(["w1", "w2"]);
  for (const key of ["rVP", "chatList", "wishlistItems"]) expect(localStorage.getItem(key)).toBeNull();
  expect(new Set(told.filter((key) => key !== null))).toEqual(new Set(["rVP", "chatList", "wishlistItems"]));
});

test("the wishlist goes although the profile needs no saving, legacy likes included (WL-15)", async () => {
  keep("likedProds", [11, "12"]);
  const asked = stubUsers({ ...profileAnswer, "POST /addToWishlist": done });
  await signInNow();
  await vi.waitFor(() => expect(pushed(asked)).toEqual(["12", "11"]));
  expect(lines(asked)).not.toContain("POST /updateProfile");
  await vi.waitFor(() => expect(localStorage.getItem("likedProds")).toBeNull());
});

test("when saving the profile fails everything stays in the browser, which is said and can be tried again", async () => {
  keep("chatList", [{ id: "c1" }]);
  keep("wishlistItems", [item("w1")]);
  let broken = true;
  const asked = stubUsers({
    ...profileAnswer,
    "POST /updateProfile": () => (broken ? json({}, 500) : json(profileFixture)),
    "POST /addToWishlist": done,
  });
  const session = await signInNow();
  await vi.waitFor(() => expect(session.toasts()).toEqual(["error login.notTaken"]));
  expect(lines(asked)).not.toContain("POST /addToWishlist");
  expect(kept()).toHaveLength(1);
  expect(localStorage.getItem("chatList")).toContain("c1");
  broken = false;
  session.pressToast();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(localStorage.getItem("chatList")).toBeNull();
});

test("when the wishlist fails half-way the rest stays, and the next load goes on with it", async () => {
  keep("wishlistItems", [item("w3"), item("w2"), item("w1")]);
  let broken = true;
  const asked = stubUsers({
    ...profileAnswer,
    "POST /addToWishlist": ({ body }) => (broken && (body as { id: string }).id === "w2" ? json({}, 503) : done()),
  });
  const session = await signInNow(loadBrowserSession);
  await vi.waitFor(() => expect(session.toasts()).toEqual(["success login.wishlistTaken", "error login.notTaken"]));
  expect(kept().map(({ productId }) => productId)).toEqual(["w3", "w2"]);
  expect(pushed(asked)).toEqual(["w1", "w2"]);
  expect(wishlistNow().map(({ productId }) => productId)).toEqual(expect.arrayContaining(["w3", "w2"]));
  broken = false;
  asked.length = 0;
  const again = loadSession(fake);
  again.start();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(pushed(asked)).toEqual(["w2", "w3"]);
});

test("a later load takes nothing from the token: the profile may say otherwise by now", async () => {
  keepSignedIn({ ...profileFixture, given_name: "Nora" });
  keep("wishlistItems", [item("w1")]);
  const asked = stubUsers({
    "GET /profile": () => json({ ...profileFixture, given_name: "Nora" }),
    "POST /addToWishlist": done,
  });
  const session = loadSession(fake);
  session.start();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(lines(asked)).not.toContain("POST /updateProfile");
});

/** Signed in at the provider, without a profile here until the shop's sign-up form is sent. */
async function signUpLater(answers: Parameters<typeof stubUsers>[0] = {}) {
  let profile: typeof profileFixture | null = null;
  const asked = stubUsers({
    "GET /profile": () => (profile ? json(profile) : json({}, 404)),
    "POST /signUp": () => {
      profile = { ...profileFixture, given_name: "Nora" };
      return json(profile);
    },
    "POST /updateProfile": ({ body }) => {
      profile = { ...profileFixture, ...profile, ...(body as object) };
      return json(profile);
    },
    "POST /addToWishlist": ({ body }) => {
      const { id } = body as { id: string };
      profile = { ...profileFixture, ...profile, wishlistItems: [item(id), ...(profile?.wishlistItems ?? [])] };
      return done();
    },
    ...answers,
  });
  const session = await signInNow(loadBrowserSession);
  const signUp = async () => {
    const answer = await session.browserApi().send(signup, {
      body: { given_name: "Nora", family_name: "de Wit", dateOfBirth: null, newsletter: [], terms: true },
    });
    expect(answer.ok).toBe(true);
    await session.refreshProfile();
  };
  return {
    asked,
    session,
    signUp,
    saved: () => wishlistNow().map(({ productId }) => productId),
    takenAlong: session.takenAlong,
  };
}

test("somebody who has to sign up first takes nothing along yet", async () => {
  keep("wishlistItems", [item("w1")]);
  const { asked, takenAlong } = await signUpLater();
  await vi.dynamicImportSettled();
  expect(lines(asked)).toEqual(["GET /profile"]);
  expect(kept()).toHaveLength(1);
  expect(takenAlong.getState()).toBe("none");
});

test("signing up takes along what was saved and viewed, without a load and with the name that was filled in", async () => {
  keep("rVP", ["v2", "v1"]);
  keep("wishlistItems", [item("w2"), item("w1")]);
  const { asked, session, signUp, saved, takenAlong } = await signUpLater();
  expect(saved()).toEqual(["w2", "w1"]);
  await signUp();
  expect(saved()).toEqual(["w2", "w1"]);
  await vi.waitFor(() => expect(takenAlong.getState()).toBe("done"));
  expect(asked.find(({ path }) => path === "/updateProfile")?.body).toEqual({ recentlyViewedProducts: ["v2", "v1"] });
  expect(pushed(asked)).toEqual(["w1", "w2"]);
  expect(saved()).toEqual(["w2", "w1"]);
  expect(session.currentSession().profile).toMatchObject({
    given_name: "Nora",
    recentlyViewedProducts: ["v2", "v1"],
    wishlistItems: [{ productId: "w2" }, { productId: "w1" }],
  });
  for (const key of ["rVP", "wishlistItems"]) expect(localStorage.getItem(key)).toBeNull();
});

test("a push that fails after signing up is not said to have succeeded, and nothing is lost", async () => {
  keep("wishlistItems", [item("w1")]);
  const { session, signUp, saved, takenAlong } = await signUpLater({ "POST /addToWishlist": () => json({}, 503) });
  await signUp();
  await vi.waitFor(() => expect(takenAlong.getState()).toBe("failed"));
  expect(session.toasts()).toEqual(["error login.notTaken"]);
  expect(kept()).toHaveLength(1);
  expect(saved()).toEqual(["w1"]);
});

test("a product that the service refuses does not keep the others back", async () => {
  keep("wishlistItems", [item("w2"), item("wrong")]);
  const asked = stubUsers({
    ...profileAnswer,
    "POST /addToWishlist": ({ body }) => ((body as { id: string }).id === "wrong" ? json({}, 400) : done()),
  });
  await signInNow();
  await vi.waitFor(() => expect(kept().map(({ productId }) => productId)).toEqual(["wrong"]));
  expect(pushed(asked)).toEqual(["wrong", "w2"]);
});

test("on a second device what it kept joins what the account has", async () => {
  keep("rVP", ["v3", "v1"]);
  keep("wishlistItems", [item("w3"), item("w1")]);
  const profile = { ...profileFixture, wishlistItems: [item("w1")], recentlyViewedProducts: ["v2", "v1"] };
  const asked = stubUsers({
    "GET /profile": () => json(profile),
    "POST /updateProfile": () => json(profile),
    "POST /addToWishlist": done,
  });
  await signInNow();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(asked.find(({ path }) => path === "/updateProfile")?.body).toEqual({
    recentlyViewedProducts: ["v3", "v1", "v2"],
  });
});

test("what was viewed and could not be taken along is tried again at the next load", async () => {
  keepSignedIn();
  keep("rVP", ["v1"]);
  const asked = stubUsers({ ...profileAnswer, "POST /updateProfile": () => json(profileFixture) });
  const session = loadSession(fake);
  session.start();
  await vi.waitFor(() => expect(localStorage.getItem("rVP")).toBeNull());
  expect(lines(asked)).toContain("POST /updateProfile");
});
