import { expect, it } from "vitest";
import { type CategoryName, contextOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["was", "Wassen"],
  ["spel", "Spellen"],
];
const three = threeOf(names);

/** A shop of which only names tell anything. */
const { whole } = withWishesIn(contextOf(names), [
  ...three("was", "Nova Azur Stoomstrijkijzer"),
  ...three("spel", "Logitech Toetsenbord", { brand: "Logitech" }),
  ...three("spel", "Nova Joy-Con paar controller"),
]);

it("a word with one sound spelled in another way is read as what products are named with", async () => {
  const { q, leftovers } = await whole("strijkijser");
  expect([q, leftovers]).toEqual(["strijkijzer", []]);
});

it("what the shop writes as two words may be typed as one", async () => {
  expect((await whole("joycon")).q).toBe("joy con");
  // Nothing has these two one behind the other.
  expect((await whole("novacontroller")).q).not.toBe("nova controller");
});

it("a maker without the last letter of its name is meant, and not a word that only begins like it", async () => {
  expect((await whole("toetsenbord logitec")).filters).toEqual({ brand: ["Logitech"] });
  expect((await whole("toetsenbord logica")).filters).toEqual({});
});
