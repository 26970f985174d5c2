import { expect, it } from "vitest";
import { isMeantItself } from "./noun-of-wish";
import type { ShopSense } from "./shop-sense";

it("a noun with the capital that a telephone begins a message with is the same noun", async () => {
  const asked: string[] = [];
  const sense = {
    isNamedItself: async (word: string) => asked.push(word) > 0,
    thingsNamed: async (nouns: readonly string[], words: readonly string[]) => {
      asked.push(...nouns, ...words);
      return { total: 1, categories: [] };
    },
  } as unknown as ShopSense;
  await isMeantItself("Inktcartridges", ["Inktcartridges", "HP"], sense);
  expect(asked).toEqual(["inktcartridges", "inktcartridges", "inktcartridges", "hp"]);
});
