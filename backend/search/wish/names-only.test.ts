import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["kabels", "Kabels"],
  ["mobiel", "Mobiel"],
  ["beeld", "Beeld"],
  ["keuken", "Keuken"],
];
const three = threeOf(names);

/** A shop of which only names tell anything. */
const { whole } = withWishesIn(contextOf(names), [
  ...three("kabels", "Hama HDMI 2.1 kabel"),
  ...three("kabels", "Hama HDMI 2.0 kabel"),
]);

describe("of products that only their names tell", () => {
  it("a number with a point is a word of its own", async () => {
    const { q, leftovers } = await whole("hdmi 2.1 kabel");
    expect([q, leftovers]).toEqual(["hdmi 2.1", []]);
    expect((await whole("hdmi 2.2 kabel")).leftovers).toEqual(["2.2"]);
  });
});
