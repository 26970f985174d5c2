import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["lampen", "Hanglampen"],
  ["tvs", "Televisies"],
  ["fietsen", "Fietsen"],
  ["kasten", "Kasten"],
];
const of = productsOf(names);
const { whole } = withWishesIn({ ...contextOf(names), synonyms: "hanglamp, hanglampen\ntv, televisies" }, [
  ...[45, 60].map((cm) =>
    of("lampen", `Lamp ${cm === 45 ? "Een" : "Twee"}`, { Diameter: `${cm} cm`, Snoer: "150 cm" }),
  ),
  of("lampen", "Eglo 45", { Diameter: "30 cm", Vermogen: "60 watt" }),
  of("lampen", "Eglo 45 zwart", { Diameter: "30 cm" }),
  ...[43, 50, 55].map((inch) => of("tvs", `Tv ${inch} inch`, { Scherm: `${inch} inch`, Hoogte: "50 cm" })),
  of("fietsen", "Fiets", { Zadelhoogte: "53 cm" }, { size: ["53"] }),
  of("kasten", "Kast", { Breedte: "90 cm", Hoogte: "180 cm" }),
  of("kasten", "Kast laag", { Breedte: "80 cm", Hoogte: "90 cm" }),
]);
const filtersOf = async (q: string) => (await whole(q)).filters;

describe("a plain number behind what is sought", () => {
  it("is the one length that products have just so", async () => {
    expect(await filtersOf("hanglamp 60")).toEqual({ Diameter: ["60..60 cm"] });
  });

  it("is how large a screen is, and not how high the thing", async () => {
    expect(await filtersOf("tv 50")).toEqual({ Scherm: ["50..50 inch"] });
    expect(await filtersOf("tv 43 of 55")).toEqual({ Scherm: ["43..43 inch", "55..55 inch"] });
  });

  it("is in metres where it has decimals", async () => {
    expect(await filtersOf("hanglamp van 0,30")).toEqual({ Diameter: ["30..30 cm"] });
  });

  it("is no length where it is called a size", async () => {
    expect(await filtersOf("hanglamp maat 60")).toEqual({});
  });

  it("is left to the names where more things are called so than are that long", async () => {
    expect(await filtersOf("hanglamp 45")).toEqual({});
  });

  it("is a size where it is sold in sizes", async () => {
    expect(await filtersOf("fiets 53")).toEqual({ size: ["53"] });
  });

  it("is not guessed where two lengths may be meant", async () => {
    expect(await filtersOf("kast 90")).toEqual({});
  });
});
