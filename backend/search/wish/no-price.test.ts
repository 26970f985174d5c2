import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["wasmachines", "Wasmachines"],
  ["pannen", "Pannen"],
  ["fietsen", "Fietsen"],
];
const of = productsOf(names);
const { whole } = withWishesIn(contextOf(names), [
  ...[7, 8, 10].map((kg) =>
    of(
      "wasmachines",
      `Wasmachine ${kg}`,
      { Vulgewicht: `${kg} kg`, Geluidsniveau: `${60 + kg} dB` },
      { lowestTotal: 40_000 },
    ),
  ),
  ...[6, 12].map((at) => of("pannen", `Pan ${at}`, { Dikte: `${at} mm` }, { lowestTotal: at * 300 })),
  of("fietsen", "Fiets", { Gewicht: "12 kg" }, { lowestTotal: 50_000 }),
  of("fietsen", "Kinderfiets", { Gewicht: "6 kg" }, { lowestTotal: 20_000 }),
]);

describe("a least number without a unit", () => {
  it("bounds the one measure that it can be of where everything costs far more", async () => {
    const { filters } = await whole("wasmachine minstens 8");
    expect(filters).toEqual({ Vulgewicht: [">=8 kg"] });
  });

  it("is a price where things cost about so much", async () => {
    const { filters } = await whole("pan minstens 28");
    expect(filters).toEqual({ price: [2800, null] });
  });

  it("is the lower end of a price where another number is the upper", async () => {
    const { filters } = await whole("wasmachine minstens 8 en hooguit 500 euro");
    expect(filters.price).toEqual([800, 50_000]);
  });

  it("is a measure too where it is the most, and far below every price", async () => {
    const { filters } = await whole("wasmachine 68 of minder");
    expect(filters).toEqual({ Geluidsniveau: ["<=68 dB"] });
  });

  it("is a price as the most where something may cost so little", async () => {
    const { filters } = await whole("pan hooguit 20");
    expect(filters).toEqual({ price: [null, 2000] });
  });

  it("is told as not understood where nothing measured can be meant", async () => {
    const { filters, leftovers } = await whole("fiets minimaal 7");
    expect(filters).toEqual({});
    expect(leftovers).toEqual(["minimaal 7"]);
  });
});
