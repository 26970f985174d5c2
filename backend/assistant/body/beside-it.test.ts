import { expect, it, vi } from "vitest";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { isForIt, ofOtherBrands, ofSameBrand, ofSameModel, readBesideIt, withoutIt } from "./beside-it";

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

it.each([
  ["en de inkt ervoor?", "en de inkt"],
  ["en de scheerkoppen daarvoor", "en de scheerkoppen"],
  ["en een extra controller ervoor, wit", "en een controller, wit"],
  ["en een tas erbij", "en een tas"],
  ["en heb je er ook een hoesje bij?", "en heb je een hoesje"],
])("%s names what goes with what is in view", (text, bare) => {
  expect(isForIt(text)).toBe(true);
  expect(withoutIt(text).replace("?", "")).toBe(bare);
});

it.each([
  "met een hoes erbij",
  "zit er een hoes bij?",
  "een vak is handig, doe die erbij",
  "een tent met luifel ervoor",
])("%s is about what is in view itself", (text) => {
  expect(isForIt(text)).toBe(false);
});

it("a bag beside a laptop is a laptop bag, where those are sold", async () => {
  const kind = (key: string, name: string) => ({ key, name, path: "/" });
  const read = { q: "", kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] };
  const readWish = async (q: string) =>
    q === "een tas voor Laptops" ? { ...read, kinds: [kind("tassen", "Laptoptassen")] } : { ...read, q: "tas" };
  const shop = { view: {}, finder: { readWish } } as unknown as Around;
  const beside = (key: string, name: string) =>
    readBesideIt(shop, "een tas", { ...newState(), kinds: [kind(key, name)] });
  expect(await beside("laptops", "Laptops")).toMatchObject({ q: "", kinds: [{ key: "tassen" }] });
  expect(await beside("fietsen", "Fietsen")).toMatchObject({ q: "tas", kinds: [] });
});

it("what goes with a model is for that model, where the shop has that", async () => {
  const has = (...found: string[]) =>
    ({
      view: {},
      finder: { ids: async ({ q = "" }: { q?: string }) => ({ ids: [], total: found.includes(q) ? 1 : 0 }) },
    }) as unknown as Around;
  const sought = { ...newState(), q: "playstation 5 disc" };
  const controller = { ...newState(), q: "controller" };
  expect((await ofSameModel(has("controller playstation 5"), sought, controller)).q).toBe("controller playstation 5");
  expect((await ofSameModel(has("controller 5"), sought, controller)).q).toBe("controller");
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
  expect(await readBesideIt(shop, "en de inkt", newState())).toMatchObject({ q: "inkt", isElsewhere: true });
  expect(await readBesideIt(shop, "en een dop", newState())).toBeUndefined();
  expect(isForIt("met een hoes ervoor")).toBe(false);
});
