import { expect, test } from "vitest";
import { choice, type Listed, listLook, valued } from "./items";

const drill: Listed = { id: "1", name: "Boor", brand: "Makita", lowestPrice: 1_995, lowestTotal: 2_490 };
const saw: Listed = { id: "2", name: "Zaag", brand: "", lowestPrice: null, lowestTotal: null };

test("a list is told with its products at their places, in euros as they are shown", () => {
  expect(listLook("search", [drill, saw])).toEqual({
    item_list_id: "search",
    items: [
      { item_id: "1", item_name: "Boor", item_brand: "Makita", price: 24.9, index: 0 },
      { item_id: "2", item_name: "Zaag", index: 1 },
    ],
  });
  expect(listLook("search", Array<Listed>(300).fill(drill)).items).toHaveLength(100);
});

test("what is chosen is told with its place, and nothing is told of what is not in the list", () => {
  expect(choice("search", [drill, saw], "2")).toEqual({
    item_list_id: "search",
    items: [{ item_id: "2", item_name: "Zaag", index: 1 }],
  });
  expect(choice("search", [drill, saw], "3")).toBeUndefined();
});

test("a product has the value that is shown, or none", () => {
  expect(valued(drill)).toMatchObject({ currency: "EUR", value: 24.9 });
  expect(valued(saw).value).toBe(0);
});
