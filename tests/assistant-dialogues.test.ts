import { describe, expect, it } from "vitest";
import type { Known } from "../bench/assistant/catalogue";
import type { Dialogue, Expected } from "../bench/assistant/dialogue";
import { demoDialogues, importedDialogues } from "../bench/assistant/dialogues";
import { breaks, isOfKind } from "../bench/assistant/judge";
import { ungrounded } from "../bench/assistant/numbers";
import { generalStore } from "../bench/feeds/general-store";
import { demoProducts } from "./demo-products";

const nothing = {
  size: [],
  color: [],
  gender: "",
  text: "",
  category: "",
  total: null,
  price: null,
  specifications: {},
};
const demo = demoProducts(5_000).map(
  (product): Known => ({ ...nothing, ...product, category: product.categories.join("."), price: null }),
);
const imported = generalStore().items.map(
  ({ id, title, color, product }): Known => ({
    ...nothing,
    id,
    name: title,
    brand: product.brand,
    color: [color],
    price: product.cents / 100,
    total: product.cents / 100,
  }),
);

const wishesOf = (dialogues: readonly Dialogue[]): Expected[] =>
  dialogues.flatMap(({ turns }) => turns.flatMap(({ expect: one }) => (one?.in || one?.named ? [one] : [])));

describe("conversations of the assistant's bench", () => {
  it("are at least 150, a third of them with an imported feed, and none is held twice", () => {
    const all = [...demoDialogues, ...importedDialogues];
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(importedDialogues.length * 3).toBeGreaterThanOrEqual(all.length);
    for (const dialogues of [demoDialogues, importedDialogues]) {
      const said = dialogues.map(({ turns }) => turns.map(({ say }) => say).join("\n"));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it("wish for what the demo shop has, prices apart", () => {
    const impossible = wishesOf(demoDialogues).filter(({ max: _, min: __, ...wish }) => {
      return !demo.some((product) => isOfKind(product, wish) && !breaks(product, wish));
    });
    expect(impossible).toEqual([]);
  });

  it("wish for what the imported feed has", () => {
    const impossible = wishesOf(importedDialogues).filter(
      (wish) => !imported.some((product) => isOfKind(product, wish) && !breaks(product, wish)),
    );
    expect(impossible).toEqual([]);
  });
});

it("numbers of an answer must stand in the data, however they are written", () => {
  const data = ['{"price":43995,"weight":"1,2 kg"}', "onder de 500 euro"];
  expect(ungrounded("€ 439,95, onder € 500, 1.2 kg\n3. Wasmachine", data)).toEqual([]);
  expect(ungrounded("voor € 449,95 in 3 winkels", data)).toEqual(["449,95", "3"]);
});
