import { afterAll, beforeAll, expect, it } from "vitest";
import type { Kit } from "../../kit";
import { openTestShop } from "../../storage/testing";
import { emptyShop } from "../chats.fixture";
import { newState, type StatePart } from "../state";
import type { Around } from "./around";
import { wish } from "./wish";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

const kinds = [{ key: "consoles", name: "Consoles", path: "/consoles/" }];
const brand: StatePart = {
  id: "brand:Nintendo",
  label: "Nintendo",
  said: "Nintendo",
  hard: true,
  turn: 0,
  filter: { key: "brand", values: ["Nintendo"] },
};

/** A shop of which the brand has `own` products that go by the words, and all brands together `all`. */
const shopWith = (own: number, all: number, brands: readonly string[] = ["Sony"]): Around => {
  const finder = {
    ...emptyShop().finder,
    readWish: async (q: string) => ({ q, kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] }),
    facets: async () => ({ brand: { label: "Merk", buckets: brands.map((key) => ({ key, doc_count: 1 })) } }),
    ids: async ({ filters }: { filters: { brand?: unknown } }) => ({ ids: [], total: filters.brand ? own : all }),
  };
  const around = { kit, finder, knowledge: emptyShop().knowledge, view: {}, segments: {}, turn: 1, message: "" };
  return around as unknown as Around;
};
const brandsAfter = async (around: Around) => {
  const { state } = await wish({ text: "playstation" }, { ...newState(), kinds, parts: [brand] }, around);
  return state.parts.flatMap(({ filter }) => filter?.values ?? []);
};

it("words that name what another brand makes take the place of the brand", async () => {
  expect(await brandsAfter(shopWith(0, 3))).toEqual([]);
});

it("what several brands have is no name of another one", async () => {
  expect(await brandsAfter(shopWith(0, 3, ["Sony", "Sega"]))).toEqual(["Nintendo"]);
});

it("words that the brand has too, or that nobody has, leave the brand as it is", async () => {
  expect(await brandsAfter(shopWith(2, 3))).toEqual(["Nintendo"]);
  expect(await brandsAfter(shopWith(0, 0))).toEqual(["Nintendo"]);
});

/** A shop that has something for exactly these words. */
const shopFor = (...found: string[]): Around => {
  const ids = async ({ q }: { q: string }) =>
    found.includes(q) ? { ids: [], total: 1 } : { ids: [], total: 1, relaxed: q.split(" ").slice(0, 2).join(" ") };
  const around = shopWith(1, 1);
  const readWish = async (q: string) => {
    const { finder } = shopWith(1, 1);
    return { ...(await finder.readWish(q)), q: q.replace("en voor de ", "") };
  };
  return { ...around, finder: { ...around.finder, ids, readWish } } as Around;
};
const wordsAfter = async (around: Around) =>
  (await wish({ text: "en voor de tien" }, { ...newState(), q: "hoesje nova negen" }, around)).state.q;

it("what a thing is for takes the place of what it was for, where nothing is for both", async () => {
  expect(await wordsAfter(shopFor("hoesje tien"))).toBe("hoesje tien");
  expect(await wordsAfter(shopFor("hoesje nova negen tien", "hoesje tien"))).toBe("hoesje nova negen tien");
  expect(await wordsAfter(shopFor())).toBe("hoesje nova negen tien");
});
