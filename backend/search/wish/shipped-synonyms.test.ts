import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["banken", "Banken"],
  ["pannen", "Koekenpannen"],
  ["jurken", "Jurken"],
  ["gitaren", "Gitaren"],
  ["dashcams", "Dashcams"],
  ["cameras", "Systeemcamera's"],
];
const of = productsOf(names);
const synonyms = readFileSync(resolve(import.meta.dirname, "../synonyms.nl.txt"), "utf8");

const { whole: read } = withWishesIn({ ...contextOf(names), synonyms }, [
  of("banken", "Bank A", {}, { features: { bekleding: ["Leer"] }, color: ["antraciet"] }),
  of("banken", "Bank B", {}, { features: { bekleding: ["Velours"] }, color: ["grijs"] }),
  of("pannen", "Koekenpan A", {}, { features: { materiaal: ["Rvs"] } }),
  of("pannen", "Koekenpan B", {}, { features: { materiaal: ["Keramiek"] } }),
  of("jurken", "Jurk A", {}, { features: { materiaal: ["Katoen"] }, color: ["rood"] }),
  of("jurken", "Jurk B", {}, { features: { materiaal: ["Linnen"] }, color: ["beige"] }),
  of("dashcams", "Dashcam A", {}),
  of("dashcams", "Dashcam B", {}),
  of("cameras", "Systeemcamera A", {}),
  of("gitaren", "Gitaar A", {}, { features: { hoes: ["Ja"] } }),
  of("gitaren", "Gitaar B", {}, { features: { hoes: ["Nee"] } }),
]);

it.each([
  ["bank van leder", { bekleding: ["Leer"] }],
  ["koekenpan van roestvrij staal", { materiaal: ["Rvs"] }],
  ["inox koekenpan", { materiaal: ["Rvs"] }],
  ["jurk van cotton", { materiaal: ["Katoen"] }],
  ["jurk in bordeaux", { color: ["rood"] }],
  ["ecru jurk", { color: ["beige"] }],
  ["gitaar met draagtas", { hoes: ["Ja"] }],
])("other words for a value are that value: %s", async (q, filters) => {
  expect(await read(q)).toMatchObject({ filters, leftovers: [] });
});

it("a shade that the shop has is itself", async () => {
  expect((await read("antraciet bank")).filters).toEqual({ color: ["antraciet"] });
});

it("a phrase of five words names a thing too", async () => {
  expect((await read("camera voor in de auto met wifi")).kinds).toMatchObject([{ key: "dashcams" }]);
});
