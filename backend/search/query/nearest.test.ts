import { expect, it } from "vitest";
import { withSampleIndex } from "./shop-index-fixture";

const { search } = withSampleIndex();

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
