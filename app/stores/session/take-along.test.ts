import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type Asked,
  fakeIdentity,
  json,
  keepSignedIn,
  lines,
  loadSession,
  profileFixture,
  stubUsers,
} from "./session-fixture";

let fake = fakeIdentity();
vi.mock("./identity", () => ({ openIdentity: (...all: [never, never]) => fake.openIdentity(...all) }));

const back = "https://shop.example/auth-redirect?code=c&state=s";
const profileAnswer = { "GET /profile": () => json(profileFixture) };
const done = () => json({ ok: true });
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const item = (productId: string) => ({ productId, price: null, date: "2026-11-01" });
const kept = () => JSON.parse(localStorage.getItem("wishlistItems") ?? "[]") as { productId: string }[];
const pushed = (asked: Asked[]) =>
  asked.filter(({ path }) => path === "/addToWishlist").map(({ body }) => (body as { id: string }).id);

async function signInNow() {
  const session = await loadSession();
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
  expect(new Set(told)).toEqual(new Set(["rVP", "chatList", "wishlistItems"]));
});

test("the wishlist goes although the profile needs no saving, legacy likes included (WL-15)", async () => {
  keep("likedProds", [11, "12"]);
  const asked = stubUsers({ ...profileAnswer, "POST /addToWishlist": done });
  await signInNow();
  await vi.waitFor(() => expect(pushed(asked)).toEqual(["12", "11"]));
  expect(lines(asked)).not.toContain("POST /updateProfile");
  await vi.waitFor(() => expect(localStorage.getItem("likedProds")).toBeNull());
});

test("when saving the profile fails everything stays in the browser", async () => {
  keep("chatList", [{ id: "c1" }]);
  keep("wishlistItems", [item("w1")]);
  const asked = stubUsers({ ...profileAnswer, "POST /updateProfile": () => json({}, 500) });
  await signInNow();
  await vi.waitFor(() => expect(lines(asked)).toContain("POST /updateProfile"));
  expect(lines(asked)).not.toContain("POST /addToWishlist");
  expect(kept()).toHaveLength(1);
  expect(localStorage.getItem("chatList")).toContain("c1");
});

test("when the wishlist fails half-way the rest stays, and the next load goes on with it", async () => {
  keep("wishlistItems", [item("w3"), item("w2"), item("w1")]);
  let broken = true;
  const asked = stubUsers({
    ...profileAnswer,
    "POST /addToWishlist": ({ body }) => (broken && (body as { id: string }).id === "w2" ? json({}, 503) : done()),
  });
  await signInNow();
  await vi.waitFor(() => expect(kept().map(({ productId }) => productId)).toEqual(["w3", "w2"]));
  expect(pushed(asked)).toEqual(["w1", "w2"]);
  broken = false;
  asked.length = 0;
  const again = await loadSession();
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
  const session = await loadSession();
  session.start();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(lines(asked)).not.toContain("POST /updateProfile");
});

test("somebody who has to sign up first takes nothing along yet", async () => {
  keep("wishlistItems", [item("w1")]);
  const asked = stubUsers({});
  await signInNow();
  await vi.dynamicImportSettled();
  expect(lines(asked)).toEqual(["GET /profile"]);
  expect(kept()).toHaveLength(1);
});
