import { expect, test } from "vitest";
import { migrateProfile } from "./migrate-profile";
import { claimsFixture, profileFixture } from "./session-fixture";

const today = "2026-11-21";
const nothing = { chats: [], viewed: [] };
const item = (productId: string, date = today) => ({ productId, price: null, date });

test("a profile that says what the token says needs no saving", () => {
  expect(migrateProfile(profileFixture, claimsFixture, nothing, today)).toBeNull();
});

test("the four fields of the token are taken over where they differ (AC-25)", () => {
  const claims = { ...claimsFixture, email: "n@w.example", family_name: "Wit", picture: "https://x.example/n.png" };
  expect(migrateProfile(profileFixture, claims, nothing, today)).toEqual({
    email: "n@w.example",
    family_name: "Wit",
    picture: "https://x.example/n.png",
  });
});

test("what the token does not say is left alone, and without claims nothing is taken from it", () => {
  expect(migrateProfile(profileFixture, { sub: "u1", __raw: "x" }, nothing, today)).toBeNull();
  expect(migrateProfile({ ...profileFixture, given_name: "Nora" }, null, nothing, today)).toBeNull();
});

test.each([
  ["a list of ids", ["b", 7, "a"]],
  ["an object by id", { b: true, 7: true, a: true }],
])("liked products as %s become items of the wishlist, each once (AC-25)", (_, likedProducts) => {
  const profile = { ...profileFixture, wishlistItems: [item("a", "2024-01-02")], likedProducts };
  const update = migrateProfile(profile, null, nothing, today);
  expect(update?.likedProducts).toBeNull();
  expect(update?.wishlistItems?.[0]).toEqual(item("a", "2024-01-02"));
  expect(update?.wishlistItems?.map(({ productId }) => productId).sort()).toEqual(["7", "a", "b"]);
});

test("broken liked products are dropped and lose nothing", () => {
  const profile = { ...profileFixture, wishlistItems: [item("a")], likedProducts: "stuk" };
  expect(migrateProfile(profile, null, nothing, today)).toEqual({ wishlistItems: [item("a")], likedProducts: null });
});

test("interests are dropped when they are there (AC-26)", () => {
  expect(migrateProfile({ ...profileFixture, interests: [] }, null, nothing, today)).toEqual({ interests: null });
  expect(migrateProfile({ ...profileFixture, interests: null }, null, nothing, today)).toBeNull();
});

test("chats of this browser join those of the profile, each once (AC-26)", () => {
  const profile = { ...profileFixture, pocChatData: [{ id: "1", text: "oud" }] };
  const chats = [{ id: "1", text: "nieuw" }, { id: "2" }];
  expect(migrateProfile(profile, null, { chats, viewed: [] }, today)).toEqual({
    pocChatData: [{ id: "1", text: "oud" }, { id: "2" }],
  });
});

test("viewed products of this browser come first, each once and at most thirty (RV-05)", () => {
  const profile = { ...profileFixture, recentlyViewedProducts: ["c", "a"] };
  expect(migrateProfile(profile, null, { chats: [], viewed: ["a", "b"] }, today)).toEqual({
    recentlyViewedProducts: ["a", "b", "c"],
  });
  const many = Array.from({ length: 40 }, (_, index) => `v${index}`);
  const update = migrateProfile(profile, null, { chats: [], viewed: many }, today);
  expect([update?.recentlyViewedProducts?.length, update?.recentlyViewedProducts?.[0]]).toEqual([30, "v0"]);
});

test("viewed products that stand there already change nothing", () => {
  const profile = { ...profileFixture, recentlyViewedProducts: ["a", "b"] };
  expect(migrateProfile(profile, null, { chats: [], viewed: ["a"] }, today)).toBeNull();
});
