import { expect, it } from "vitest";
import { forOtherAnimal } from "./read-unsold";
import type { ShopSense } from "./shop-sense";

const categories = [
  { key: "dieren.honden.voer", path: ["Dieren", "Honden", "Hondenvoer"] },
  { key: "tuin.stoelen", path: ["Tuin", "Stoelen"] },
];
const sense = { categories } as unknown as ShopSense;
const found = (word: string, key = "dieren.honden.voer") => forOtherAnimal(["met", word], [key], sense);

it("what is named for another animal than that of the kind in view is another thing", () => {
  expect(found("kattenbrokken")).toBe("kattenbrokken");
  expect(found("konijnenvoer")).toBe("konijnenvoer");
});

it.each(["hondenkoekjes", "visolie", "konijnenvlees", "katoen", "kat"])("%s is none in food for dogs", (word) => {
  expect(found(word)).toBeUndefined();
});

it("kinds that are for no animal tell no other", () => {
  expect(found("kattenmotief", "tuin.stoelen")).toBeUndefined();
});
