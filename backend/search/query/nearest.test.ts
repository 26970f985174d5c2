import { expect, it } from "vitest";
import type { SearchDocument } from "../source/search-document";
import { product, sampleContext } from "./sample-shop";
import { withSampleIndex } from "./shop-index-fixture";

const { search, shop } = withSampleIndex();
const dress = { category: "mode.jurken", categoryNames: ["Mode", "Jurken"] };

it("finds nothing without the noun, and says what is nearest", async () => {
  for (const q of ["hardloopschoenen", "rode hardloopschoenen maat 38"]) {
    const found = await search(q);
    expect(found).toMatchObject({ ids: [], total: 0, warnings: [] });
    expect(found.nearest?.categories).toEqual([{ key: "mode.schoenen", name: "Schoenen", path: "Schoenen" }]);
    expect(found.nearest?.ids.slice().sort()).toEqual(["hike", "hike-apart", "sandal"]);
  }
  expect((await search("wasmachine")).nearest).toBeUndefined();
});

it("shows no adult products or categories as nearest", async () => {
  const { nearest } = await search("feestjurk");
  expect(nearest?.ids).toContain("dress-red");
  expect(nearest?.ids).not.toContain("naughty");
});

it("takes no name for a misspelt product when the word beside it is unknown too", async () => {
  expect(await search("hartty jurkt")).toMatchObject({ ids: [], total: 0, warnings: [], spellingCorrections: [] });
  expect((await search("jurkt")).warnings).toMatchObject([{ type: "spelling" }]);
});

it("finds the parts of a compound that nobody writes so", async () => {
  expect((await search("koel-vriescombinatie")).ids.slice().sort()).toEqual(["fridge", "fridge-apart"]);
});

it("takes a thing for what it belongs to, when the shop has that, rather than for what shares its head", async () => {
  const { nearest } = await search("wasmachineschoen");
  expect(nearest?.categories.map(({ name }) => name)).toEqual(["Wasmachines"]);
  expect(nearest?.ids).toEqual(["washer"]);
});

it.each<[q: string, mention: Partial<SearchDocument>, category: string]>([
  ["koelvriestas", { features: { koelvriescombinatie: ["Ja"] } }, "Koelen en vriezen"],
  ["koelvriestas", { features: { "koel-vries": ["Ja"] } }, "Koelen en vriezen"],
  ["wasmachineschoen", { description: "Kan in de wasmachine" }, "Wasmachines"],
  ["wasmachineschoen", { features: { wassen: ["in de wasmachine"] } }, "Wasmachines"],
])(
  "%s is nearest to products that are named so, not to the many of which it is only told",
  async (q, mention, category) => {
    const told = ["Dora", "Eva", "Fleur", "Gina"].map((name) =>
      product(`told-${name}`, `Jurk ${name}`, { ...dress, ...mention }),
    );
    await shop().take(told);
    const { nearest } = await search(q);
    expect(nearest?.categories.map(({ name }) => name)).toEqual([category]);
    expect(nearest?.ids.filter((id) => id.startsWith("told"))).toEqual([]);
    await shop().take(
      [],
      told.map(({ id }) => id),
    );
  },
);

it("puts the category of most products that it shows first", async () => {
  const more = [
    product("strap", "Riem voor wasmachine", dress),
    product("washer-2", "Siemens wasmachine iQ500", {
      category: "elektronica.wassen",
      categoryNames: ["Elektronica", "Wasmachines"],
    }),
  ];
  await shop().take(more);
  const { nearest } = await search("wasmachineschoen");
  expect(nearest?.categories.map(({ name }) => name)).toEqual(["Wasmachines", "Jurken"]);
  expect(nearest?.ids.length).toBe(3);
  await shop().take(
    [],
    more.map(({ id }) => id),
  );
});

it("shows the category of what only stands where a thing belongs, and of that only what is named so", async () => {
  const kitchen = { category: "keuken.koken", categoryNames: ["Keuken", "Keukenmachines"] };
  const names = ["Bosch waterkoker TWK", "Whirlpool magnetron"];
  await shop().take(names.map((name, at) => product(`cooking-${at}`, name, kitchen)));
  const categories = ["Keuken", "Keukenmachines"].map((name, at) => {
    const key = at === 0 ? "keuken" : kitchen.category;
    return { key, name, slug: name.toLowerCase(), path: [name], adult: false };
  });
  shop().setContext({ ...sampleContext, categories: [...sampleContext.categories, ...categories] });
  const knives = async () => (await search("keukenmessen")).nearest;
  expect(await knives()).toMatchObject({ categories: [{ name: "Keukenmachines" }], ids: [] });
  await shop().take([product("mixer", "Bosch keukenmachine MUM", kitchen)]);
  expect(await knives()).toMatchObject({ categories: [{ name: "Keukenmachines" }], ids: ["mixer"] });
  await shop().take([], ["cooking-0", "cooking-1", "mixer"]);
  shop().setContext(sampleContext);
});

it("takes no accessories that are named after a thing for the thing, as long as the shop has none", async () => {
  const bags = [product("bag-1", "Lowepro cameratas zwart"), product("bag-2", "Hama cameratas", { color: ["rood"] })];
  await shop().take(bags);
  for (const q of ["camera", "cameras", "rode camera", "camera maat 4"]) {
    const found = await search(q);
    expect({ q, ...found }).toMatchObject({ q, ids: [], total: 0, partial: 0, expired: [] });
    expect(found.nearest?.ids.slice().sort()).toEqual(["bag-1", "bag-2"]);
  }
  expect((await search("cameratas")).ids).toContain("bag-2");
  expect((await search("hama tas")).ids[0]).toBe("bag-2");
  await shop().take([product("camera", "Nikon Z50 camera")]);
  const found = await search("camera");
  expect(found.nearest).toBeUndefined();
  expect(found.ids[0]).toBe("camera");
  await shop().take([], ["bag-1", "bag-2", "camera"]);
});
