import { expect, it } from "vitest";
import { talkingShop } from "./shop.fixture";

const shop = talkingShop();

it.each([
  [
    "Heeft u romans als luisterboek?",
    "Een historische roman hoeft niet.",
    { uitvoering: "Luisterboek", genre: "!Historische roman" },
  ],
  ["sneakers heren", "wit hoeft niet", { color: "!wit" }],
  ["koptelefoon", "roze hoeft van mij niet, max 100 euro", { color: "!roze", priceTo: "100" }],
])("of several, what nobody asked for is not wanted: %s, %s", async (first, second, filters) => {
  expect((await shop.listAfter(first, second)).filters).toEqual(filters);
});

it("a property that things have or have not is not refused by it", async () => {
  expect((await shop.listAfter("koptelefoon", "opvouwbaar hoeft niet")).filters).toEqual({});
});
