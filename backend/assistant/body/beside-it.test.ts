import { expect, it, vi } from "vitest";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import {
  apartFromIt,
  forThatModel,
  isForIt,
  isOneMore,
  ofOtherBrands,
  ofSameBrand,
  ofSameModel,
  oneOfThose,
  readBesideIt,
  withoutIt,
} from "./beside-it";

vi.mock("./products", () => ({
  summariesOf: async (_: unknown, ids: string[]) =>
    ids.length === 1 && ids[0] !== undefined && ids[0].includes(" ")
      ? [{ name: ids[0], brand: null }]
      : [{ brand: "Nova" }, { brand: null }, { brand: "Acme" }, { brand: "Nova" }],
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
  ["is er ook een hoesje voor?", "een hoesje"],
  ["heb je daar ook hoesjes voor?", "heb je hoesjes"],
  ["doe er ook een controller bij", "een controller"],
  ["en een screenprotector erbij graag", "en een screenprotector"],
  ["ontkalker erbij", "ontkalker"],
  ["en de bijpassende droger", "en de droger"],
  ["top, en een hoesje erbij?", "top, en een hoesje"],
  ["en opzetborstels erbij", "en opzetborstels"],
  ["en een tweede controller in het zwart", "en een controller in het zwart"],
  ["en een losse accu erbij", "en een accu"],
  ["losse accu van 5 ah van Nova erbij", "accu van 5 ah van Nova"],
  ["oplader van 65 watt erbij", "oplader van 65 watt"],
  ["accu 3 ah erbij", "accu 3 ah"],
  ["en zo'n hoesje voor diezelfde telefoon?", "en zo'n hoesje"],
  ["een glaasje voor het scherm van die telefoon", "een glaasje"],
])("%s names what goes with what is in view", (text, bare) => {
  expect(isForIt(text)).toBe(true);
  expect(withoutIt(text).replace("?", "")).toBe(bare);
});

it.each([
  "met een hoes erbij",
  "zit er een hoes bij?",
  "een vak is handig, doe die erbij",
  "doe die erbij",
  "een tent met luifel ervoor",
  "hebben jullie er een van Acme bij",
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
  for (const code of ["ps5", "v8", "1000xm5", "6400"])
    expect((await ofSameModel(has(`controller ${code}`), { ...newState(), q: code }, controller)).q).toBe(
      `controller ${code}`,
    );
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

it("the thing itself is none of what goes with it, where its name begins so", async () => {
  const sought = { ...newState(), q: "accuboormachine" };
  const battery = { ...newState(), q: "accu" };
  expect((await apartFromIt(around(2), sought, battery)).parts).toMatchObject([
    { filter: { key: "without", values: ["accuboormachine"] } },
  ]);
  expect(await apartFromIt(around(0), sought, battery)).toBe(battery);
  expect(await apartFromIt(around(2), { ...newState(), q: "boor" }, battery)).toBe(battery);
  // Nor is it a model that the other is for.
  expect((await ofSameModel(around(2), sought, battery)).q).toBe("accu");
});

it("what is sought besides is for the numbered model in view, where names say that it is for that", async () => {
  const named = (name: string) =>
    ({ view: {}, turn: 2, finder: { ids: async () => ({ ids: [name], total: 1 }) } }) as unknown as Around;
  const after = async (name: string, text: string, q: string) =>
    (await forThatModel(named(name), text, { ...newState(), q }, { ...newState(), q: "hoesje" })).q;
  expect(await after("Hoesje voor Pixel 8", "ook een hoesje graag", "pixel 8")).toBe("hoesje pixel 8");
  expect(await after("Droger serie 8", "en een hoesje", "serie 8")).toBe("hoesje");
  expect(await after("Hoesje voor Pixel", "ook een hoesje", "pixel")).toBe("hoesje");
  expect(await after("Hoesje voor Pixel 8", "hoesje", "pixel 8")).toBe("hoesje");
});

it.each([
  ["en een airfryer", true],
  ["top, en nu een salontafel van glas", true],
  ["een konijnenhok ook nog", true],
  ["doe toch maar een tablet", false],
  ["en in het zwart", false],
  ["een rode", false],
])("another thing is sought beside what was sought, or in its place: %s", (message, isBeside) => {
  expect(isOneMore(message)).toBe(isBeside);
});

it("brushes for a toothbrush are no toothbrushes", async () => {
  const brush = { ...newState(), q: "elektrische tandenborstel" };
  const { parts } = await apartFromIt(around(2), brush, { ...newState(), q: "borsteltjes" });
  expect(parts.map(({ filter }) => filter?.values)).toEqual([["tandenborstel"]]);
});

it("what goes with a thing may be said with daarbij", () => {
  expect(isForIt("scheercassette daarbij")).toBe(true);
  expect(withoutIt("scheercassette daarbij")).toBe("scheercassette");
});

it("of two names for what goes with a model, the one by which it is sold for that model is searched by", async () => {
  const ids = async ({ q }: { q?: string }) => ({ ids: [], total: q === "sleeve macbook air" ? 1 : 0 });
  const shop = { view: {}, turn: 2, finder: { ids } } as unknown as Around;
  expect(await oneOfThose(shop, "hoesje of sleeve?", { ...newState(), q: "macbook air" })).toBe("sleeve");
  expect(await oneOfThose(shop, "hoesje of sleeve?", { ...newState(), q: "iphone" })).toBe("hoesje of sleeve?");
});

it("what goes with a thing is called by both, where the shop names it so", async () => {
  const name = "Nova S1 Stofzuigerzakken x 4";
  const ids = async ({ q }: { q?: string }) =>
    q === "stofzuigerzakken" ? { ids: [name], total: 1 } : { ids: ["Zak S"], total: 1, mended: "zak" };
  const readWish = async (q: string) => ({
    ...{ q, kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] },
  });
  const shop = { view: {}, finder: { ids, readWish } } as unknown as Around;
  const after = async (noun: string) => (await readBesideIt(shop, "zakken", { ...newState(), noun }))?.q;
  expect(await after("stofzuiger")).toBe("stofzuigerzakken");
  expect(await after("wasmachine")).toBe("zakken");
});
