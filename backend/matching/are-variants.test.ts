import { describe, expect, test } from "vitest";
import { areVariants, type Variant } from "./are-variants";

const named = (...names: string[]): Variant[] => names.map((name) => ({ name, brand: "Nova", color: [], size: [] }));

describe("whether products with one group code are variants of one thing", () => {
  test.each([
    ["sizes", named("Nova Trail hardloopschoen 42", "Nova Trail hardloopschoen 43")],
    ["storage", named("Nova Uno 128 GB zwart", "Nova Uno 256GB wit", "Nova Uno 512 GB blauw")],
    ["the same title for all", named("Nova T-shirt", "Nova T-shirt")],
    ["one odd title among many", named(...Array.from({ length: 9 }, (_, i) => `Nova jurk ${i}`), "Cadeaubon")],
    [
      "titles that differ in colour and size only",
      [
        { name: "Jurk lichtblauw gestreept XL", brand: null, color: ["lichtblauw", "gestreept"], size: ["XL"] },
        { name: "Jurk rood S", brand: null, color: ["rood"], size: ["S"] },
      ],
    ],
  ])("yes: %s", (_, products) => expect(areVariants(products)).toBe(true));

  test.each([
    ["the code is a category", named("Eettafel eiken rond", "Kledingkast wit schuifdeur", "Boxspring grijs")],
    ["the code is a brand", named("Nova wasmachine 9 kg", "Nova stofzuiger zonder zak", "Nova broodrooster")],
  ])("no: %s", (_, products) => expect(areVariants(products)).toBe(false));
});
