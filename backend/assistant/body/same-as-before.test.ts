import { expect, it, vi } from "vitest";
import { filterPart } from "../parts.fixture";
import { shopOf, soughtBy, summaryOf, traitsOf } from "./named-shop.fixture";
import { withSame } from "./same-as-before";

vi.mock("./products", () => ({ summariesOf: async (_: unknown, ids: string[]) => ids.map(summaryOf) }));
vi.mock("../records", () => ({
  readTraits: async (_: unknown, ids: string[]) => new Map(ids.map((id) => [id, traitsOf(id)])),
}));

const shop = shopOf([], ["Bosch"]);
const red = { ...soughtBy("ketel", ["Ketel rood [Nova]", "Kan rood [Nova]"]), parts: [filterPart("color", "rood")] };

it.each([
  ["en een droger van hetzelfde merk", "en een droger van Nova"],
  ["en een droger van het zelfde merk, tot 500", "en een droger van Nova, tot 500"],
  ["een droger van dat merk", "een droger van Nova"],
  ["zelfde merk graag", "van Nova graag"],
  ["en een kan in dezelfde kleur", "en een kan in het rood"],
  ["pro, zelfde kleur", "pro, in het rood"],
  ["een ander merk", "een ander merk"],
])("%s is %s", async (text, meant) => expect(await withSame(shop, text, red)).toBe(meant));

it("the brand is the one that was asked for and not refused, or the one that all in view have", async () => {
  const parts = [filterPart("brand", "Bosch"), filterPart("brand", "Acme"), filterPart("brand", "!Acme")];
  expect(await withSame(shop, "zelfde merk", { ...red, parts })).toBe("van Bosch");
  const mixed = soughtBy("ketel", ["Ketel [Nova]", "Ketel [Acme]"]);
  expect(await withSame(shop, "een kan van hetzelfde merk", mixed)).toBe("een kan");
  expect(await withSame(shop, "een kan van hetzelfde merk", soughtBy("droger Bosch", ["Droger Bosch"]))).toBe(
    "een kan van Bosch",
  );
});
