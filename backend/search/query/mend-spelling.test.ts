import { describe, expect, it } from "vitest";
import { product } from "./sample-shop";
import { withSampleIndex } from "./shop-index-fixture";

const { ids, search, shop } = withSampleIndex();

describe("a slip of the fingers", () => {
  it("is a doubled letter that no ending explains, although another word has that stem", async () => {
    const more = [
      "Len Marlo tas",
      "Pan van staal",
      ...["lens", "panen"].flatMap((word) => [1, 2, 3].map((n) => `Zeiss ${word} ${n}`)),
    ];
    await shop().take(more.map((name, i) => product(`more-${i}`, name)));
    const lens = await search("zeiss lenns");
    expect(lens.warnings).toEqual([{ type: "spelling", from: "zeiss lenns", to: "zeiss lens" }]);
    expect(lens.total - lens.partial).toBe(3);
    expect((await search("lenns")).ids).toEqual(await ids("lens"));
    expect((await search("pannen")).warnings).toEqual([]);
    await shop().take(
      [],
      more.map((_, i) => `more-${i}`),
    );
  });

  it("is no doubled letter that an ending explains, nor one of a stem that is commoner without it", async () => {
    const names = ["Stoel voor kappers", ...[1, 2, 3].flatMap((n) => [`Vlag van kaper ${n}`, `Beeld van gans ${n}`])];
    const more = [...names, ...[1, 2, 3].map((n) => `Gan Marlo tas ${n}`)];
    await shop().take(more.map((name, i) => product(`more-${i}`, name)));
    expect(await search("kapper")).toMatchObject({ warnings: [], ids: ["more-0"] });
    expect(await search("ganns")).toMatchObject({ warnings: [], ids: await ids("gan") });
    await shop().take(
      [],
      more.map((_, i) => `more-${i}`),
    );
  });

  it("is rather of a word that is spelled nearly so than of a commoner one of which only the stem is near", async () => {
    const wheels = Array.from({ length: 6 }, (_, i) => product(`wheel-${i}`, `Rad ${i} van spoor`));
    await shop().take([...wheels, product("thread", "Draad van zijde")]);
    expect((await search("fraad")).warnings).toEqual([{ type: "spelling", from: "fraad", to: "draad" }]);
    await shop().take([], ["thread", ...wheels.map(({ id }) => id)]);
  });

  it("is no Dutch word that the shop has nothing of", async () => {
    const steel = Array.from({ length: 6 }, (_, i) => product(`steel-${i}`, `Pan ${i} van staal`));
    await shop().take(steel);
    expect((await search("staall")).ids).toEqual(await ids("staal"));
    expect(await search("sjaal")).toMatchObject({ ids: [], warnings: [] });
    await shop().take(
      [],
      steel.map(({ id }) => id),
    );
  });
});

describe("what was typed as one word", () => {
  it("is the two that a product is named with", async () => {
    await shop().take([product("pad", "Zwibo-Pad paar rood"), product("other", "Zwibo kabel")]);
    expect(await search("zwibopad rood")).toMatchObject({
      ids: ["pad"],
      warnings: [{ type: "spelling", from: "zwibopad rood", to: "zwibo pad rood" }],
    });
    await shop().take([], ["pad", "other"]);
  });

  it("is not two of different products", async () => {
    await shop().take([product("one", "Zwibo kabel"), product("two", "Trop paar")]);
    expect(await ids("zwibotrop")).toEqual([]);
    await shop().take([], ["one", "two"]);
  });
});
