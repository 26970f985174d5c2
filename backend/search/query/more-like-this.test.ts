import { describe, expect, it } from "vitest";
import { product } from "./sample-shop";
import { withSampleIndex } from "./shop-index-fixture";

const { shop } = withSampleIndex();

describe("similar products", () => {
  it("leave out the given ones themselves", async () => {
    const like = await shop().moreLikeThis(["hike"], 5);
    expect(like[0]).toBe("hike-apart");
    expect(like).not.toContain("hike");
    expect(await shop().moreLikeThis(["unknown"], 5)).toEqual([]);
  });

  it("of a thing are other things before accessories that name it, and of an accessory its own kind first", async () => {
    const place = { category: "elektronica.wassen", categoryNames: ["Elektronica", "Wasmachines"] };
    await shop().take([
      product("reader", "Acme e-reader Zomerlicht 7", place),
      product("other-reader", "Borea e-reader Winterzon 6", { ...place, popularity: 0 }),
      product("case", "Hoesje voor Acme e-reader Zomerlicht 7", { ...place, popularity: 900 }),
      product("other-case", "Borea hoesje van leer", { ...place, popularity: 0 }),
      product("charger", "Acme lader voor Acme e-reader Zomerlicht 7", { ...place, popularity: 900 }),
    ]);
    const ofReader = await shop().moreLikeThis(["reader"], 100);
    expect(ofReader[0]).toBe("other-reader");
    expect(ofReader).toContain("lamp-1");
    expect(ofReader.slice(-3).sort()).toEqual(["case", "charger", "other-case"]);
    expect(await shop().moreLikeThis(["reader"], 2)).not.toContain("case");
    expect((await shop().moreLikeThis(["case"], 20))[0]).toBe("other-case");
    await shop().take([], ["reader", "other-reader", "case", "other-case", "charger"]);
  });
});
