import { expect, it, vi } from "vitest";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { isForIt, ofOtherBrands, ofSameBrand, readBesideIt, withoutIt } from "./beside-it";

vi.mock("./products", () => ({
  summariesOf: async () => [{ brand: "Nova" }, { brand: null }, { brand: "Acme" }, { brand: "Nova" }],
}));

const brand = filterPart("brand", "Nova", "nova");
const around = (total: number) =>
  ({ view: {}, turn: 2, finder: { ids: async () => ({ ids: [], total }) } }) as unknown as Around;
const shaver = { ...newState(), q: "scheerapparaat", parts: [brand] };
const heads = { ...newState(), q: "scheerkoppen" };

it("what goes with a thing is of its brand where the shop has that", async () => {
  expect((await ofSameBrand(around(2), shaver, heads)).parts).toEqual([brand]);
  expect((await ofSameBrand(around(0), shaver, heads)).parts).toEqual([]);
  const acme = { ...brand, filter: { key: "brand", values: ["Acme"] } };
  expect((await ofSameBrand(around(2), shaver, { ...heads, parts: [acme] })).parts).toEqual([acme]);
});

it.each(["en de inkt ervoor?", "en de scheerkoppen daarvoor"])("%s names what goes with what is in view", (text) => {
  expect(isForIt(text)).toBe(true);
  expect(withoutIt(text)).not.toMatch(/voor/);
});

it("other brands are none of those that are shown", async () => {
  const { parts } = await ofOtherBrands(around(2), { ...heads, shown: ["1", "2"] });
  expect(parts.flatMap(({ filter }) => filter?.values ?? [])).toEqual(["!Nova", "!Acme"]);
});

it("what goes with a thing is another thing, and no property of the one in view", async () => {
  const plain = { q: "", kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] };
  const readWish = async (q: string, { category }: { category?: string } = {}) => ({
    ...plain,
    ...(q === "en de inkt" && category === undefined && { q: "inkt" }),
  });
  const shop = { view: {}, finder: { readWish } } as unknown as Around;
  expect(await readBesideIt(shop, "en de inkt")).toMatchObject({ q: "inkt", isElsewhere: true });
  expect(await readBesideIt(shop, "en een dop")).toBeUndefined();
  expect(isForIt("met een hoes ervoor")).toBe(false);
});
