import { describe, expect, it, test } from "vitest";
import { everybody, NOW, product, sampleContext } from "./sample-shop";
import { requestOf, withSampleIndex } from "./shop-index-fixture";

const { ids, search, shop } = withSampleIndex();

test.each([
  ["koelvriescombinatie", ["fridge", "fridge-apart"]],
  ["koel vries combinatie", ["fridge", "fridge-apart"]],
  ["wandelschoen", ["hike", "hike-apart"]],
  ["wandel schoenen", ["hike", "hike-apart"]],
  ["ijskasten", ["icebox"]],
  ["Cafe Creme", ["machine-cafe"]],
  ["WGG244", ["washer"]],
  ["wgg 244", ["washer"]],
  ["wgg24409nl", ["washer"]],
  ["WGG24409", ["washer"]],
  ["4242005345786", ["washer"]],
  ["04242005345786", ["washer"]],
  ["bosch wasmachine", ["washer"]],
  ["rode jurk maat 38", ["dress-red"]],
  ["blauwe zomerjurk", ["dress-blue"]],
  ["herenschoenen", ["hike"]],
  ["dames jurk rood", ["dress-red", "dress-red-large"]],
  ["sandaal", ["sandal"]],
])("%s finds what is meant", async (q, expected) => {
  const found = await search(q);
  expect(found.ids.slice(0, found.total - found.partial).sort()).toEqual([...expected].sort());
  expect(found.warnings).toEqual([]);
});

describe("spelling", () => {
  test.each([
    ["koelvriescombintie", "koelvriescombinatie"],
    ["wasmachien", "wasmachine"],
    ["wandelschoemen", "wandelschoenen"],
    ["lucide taffellamp", "lucide tafellamp"],
  ])("a word that no product has is mended, and that is said: %s", async (q, to) => {
    const found = await search(q);
    expect(found.warnings).toEqual([{ type: "spelling", from: q, to }]);
    expect(found.ids).toEqual(await ids(to));
    expect(found.total).toBeGreaterThan(0);
  });

  it("suggests a much commoner word beside the few that match", async () => {
    const found = await search("tafellam");
    expect(found.ids).toEqual(["lamb"]);
    expect(found.warnings).toEqual([]);
    expect(found.spellingCorrections).toContain("tafellamp");
  });

  it("leaves words out when nothing has them all, and says so", async () => {
    const found = await search("inventum tafellamp xyzzyq");
    expect(found.warnings).toEqual([{ type: "relaxed", from: "inventum tafellamp xyzzyq", to: "tafellamp" }]);
    expect(found.total).toBe(30);
  });

  it("leaves out what does not say which kind of product is sought", async () => {
    const found = await search("wasmachine inventum");
    expect(found.warnings).toEqual([{ type: "relaxed", from: "wasmachine inventum", to: "wasmachine" }]);
    expect(found.ids).toEqual(["washer"]);
  });

  it("finds nothing, without a warning, for what no product has at all", async () => {
    expect(await search("qqqqqqq wwwwwwww")).toMatchObject({ ids: [], total: 0, warnings: [] });
  });

  it("takes nothing that is typed for an operator", async () => {
    for (const q of ['"', "NEAR(a b)", "name:jurk*", "* OR *", "((", "-", "'; drop table docs; --", " "]) {
      expect((await search(q)).total).toBeTypeOf("number");
    }
  });
});

describe("what may be seen", () => {
  it("shows expired products apart, and only when there are few hits", async () => {
    expect(await search("miele")).toMatchObject({ ids: [], total: 0, expired: ["dryer-gone"], warnings: [] });
    expect((await search("wasmachine")).expired).toEqual(["washer-old"]);
    expect((await search("tafellamp")).expired).toEqual([]);
    expect((await search("")).expired).toEqual([]);
  });

  it("shows adult products only when asked for", async () => {
    expect(await search("ondeugende")).toMatchObject({ ids: [], total: 0 });
    expect(await ids("ondeugende", { adult: true })).toEqual(["naughty"]);
    expect((await shop().suggest("ondeug", everybody, NOW)).products).toEqual([]);
    expect((await shop().suggest("ondeug", { ...everybody, adult: true }, NOW)).products).toEqual(["naughty"]);
  });

  it("counts the adult products that a search or a filter would have found", async () => {
    expect((await search("ondeugende")).hiddenAdult).toBe(1);
    expect((await search("ondeugende", { adult: true })).hiddenAdult).toBe(0);
    expect((await search("ondeugende", { filters: { color: ["paars"] } })).hiddenAdult).toBe(0);
    expect((await search("", { filters: { category: ["mode", "jurken"] } })).hiddenAdult).toBe(1);
    expect((await search("wasmachine")).hiddenAdult).toBe(0);
    expect(await shop().suggest("ondeug", everybody, NOW)).toMatchObject({ products: [], hiddenAdult: 1 });
  });

  it("proposes a category that only a marketplace has in that reading alone", async () => {
    const categories = sampleContext.categories.map((one) => ({
      ...one,
      marketplaceOnly: one.key === "mode" || one.key === "mode.jurken",
    }));
    shop().setContext({ ...sampleContext, categories });
    const proposed = async (marketplace: boolean) => {
      const keys = ({ buckets }: { buckets: { key: string }[] } = { buckets: [] }) => buckets.map(({ key }) => key);
      return [
        keys((await shop().facets(requestOf("", { marketplace }), NOW)).category),
        keys(await shop().facetFull(requestOf("", { marketplace }), "category", NOW)),
        (await search("jurk", { marketplace })).topCategories,
        (await shop().suggest("jurk", { ...everybody, marketplace }, NOW)).categories.map(({ key }) => key),
      ];
    };
    const everywhere = [["elektronica", "mode"], ["elektronica", "mode"], ["mode>jurken"], ["mode.jurken"]];
    expect(await proposed(true)).toEqual(everywhere);
    expect(await proposed(false)).toEqual([["elektronica"], ["elektronica"], [], []]);
    shop().setContext(sampleContext);
  });

  test.each([
    ["nieuw", ["hike"]],
    ["best-beoordeeld", ["hike-apart"]],
    ["aanbiedingen", ["sandal"]],
    ["onbekend", []],
  ])("the set %s", async (set, expected) => {
    expect(await ids("", { uber_ids: [set] })).toEqual(expected);
  });
});

describe("listing", () => {
  it("sorts on the lowest total, what cannot be ordered last either way", async () => {
    const filters = { category: ["mode", "jurken"] };
    const sorted = (direction: "asc" | "desc") => ids("", { filters, sort: { by: "price", direction } });
    expect(await sorted("asc")).toEqual(["dress-blue", "dress-red", "dress-red-large"]);
    expect(await sorted("desc")).toEqual(["dress-red", "dress-blue", "dress-red-large"]);
  });

  it("puts the popular first, what is in stock before that", async () => {
    expect((await ids("")).slice(0, 2)).toEqual(["lamp-29", "lamp-28"]);
    expect((await ids("", { page: { current: 0, size: 100 } })).at(-1)).toBe("dress-red-large");
  });

  it("gives nothing beyond ten thousand results and cuts the page that crosses them", async () => {
    expect(await search("", { page: { current: 334, size: 30 } })).toMatchObject({ ids: [] });
    expect((await search("", { page: { current: 10_000, size: 100 } })).total).toBe(42);
  });

  it("names the categories with most hits as paths", async () => {
    expect((await search("jurk")).topCategories).toEqual(["mode>jurken"]);
    expect((await search("")).topCategories[0]).toBe("elektronica>koelen");
  });
});

describe("facets", () => {
  it("lists the children of the category, shops by name, features as the operator calls them", async () => {
    const root = await shop().facets(requestOf(""), NOW);
    expect(root.category?.buckets.map(({ key, label }) => [key, label])).toEqual([
      ["elektronica", "Elektronica"],
      ["mode", "Mode"],
    ]);
    expect(root.campaign).toEqual({
      label: "Webwinkel",
      buckets: [{ key: "a.example", label: "Winkel A", doc_count: 42 }],
    });
    expect(root["feature::materiaal"]).toMatchObject({ label: "Stof", wpIndex: 2 });
    expect(root.delivery?.buckets[0]).toMatchObject({ key: "1", label: "Morgen in huis" });
    const mode = await shop().facets(requestOf("", { filters: { category: ["mode"] } }), NOW);
    expect(mode.category?.buckets.map(({ key }) => key).sort()).toEqual(["mode.jurken", "mode.schoenen"]);
    expect(mode.price).toEqual({ min: 3_995, max: 10_000 });
  });

  it("counts a facet without its own filter and gives one in full", async () => {
    const asked = requestOf("jurk", { filters: { color: ["rood"] } });
    const colors = (await shop().facets(asked, NOW)).color?.buckets;
    expect(colors).toEqual([
      { key: "rood", doc_count: 2 },
      { key: "blauw", doc_count: 1 },
    ]);
    expect((await shop().facetFull(asked, "color", NOW)).buckets).toEqual(colors);
    expect((await shop().facetFull(asked, "feature::materiaal", NOW)).buckets).toEqual([]);
  });
});

describe("a filter on a feature that no product has", () => {
  const filters = { campagne: ["nieuwsbrief"], color: ["rood"] };

  it("is left out, and that is said", async () => {
    const found = await search("jurk", { filters });
    expect(found).toMatchObject({ total: 2, unknownFilters: ["campagne"] });
    expect(found.ids).toEqual((await search("jurk", { filters: { color: ["rood"] } })).ids);
    expect((await search("jurk", { filters: { color: ["rood"] } })).unknownFilters).toEqual([]);
  });

  it("changes no facet", async () => {
    const plain = requestOf("jurk", { filters: { color: ["rood"] } });
    expect(await shop().facets(requestOf("jurk", { filters }), NOW)).toEqual(await shop().facets(plain, NOW));
    expect(await shop().facetFull(requestOf("jurk", { filters }), "color", NOW)).toEqual(
      await shop().facetFull(plain, "color", NOW),
    );
  });

  it("is told from one that excludes everything here, whose facet stays to take it away", async () => {
    await shop().take([product("wool", "Trui van wol", { features: { stof: ["wol"] } })]);
    const wool = requestOf("jurk", { filters: { stof: ["wol"] } });
    expect(await shop().search(wool, NOW)).toMatchObject({ total: 0, unknownFilters: [] });
    expect(await shop().facets(wool, NOW)).toMatchObject({ "feature::stof": { buckets: [] } });
    await shop().take([], ["wool"]);
  });
});

describe("suggestions and likeness", () => {
  it("completes the last word as far as it goes with the words before it", async () => {
    const found = await shop().suggest("bosch was", everybody, NOW);
    expect(found.terms).toEqual(["bosch wasmachine"]);
    expect(found.products).toEqual(["washer"]);
    expect((await shop().suggest("wasm", everybody, NOW)).categories).toMatchObject([{ key: "elektronica.wassen" }]);
    expect((await shop().suggest("inv", everybody, NOW)).brands).toEqual([{ name: "Inventum" }]);
    expect((await shop().suggest("bosch inv", everybody, NOW)).brands).toEqual([]);
    expect(await shop().suggest(" ", everybody, NOW)).toMatchObject({
      terms: [],
      categories: [],
      brands: [],
      products: [],
    });
  });
});

it("finds what changes at once, and no longer what it was", async () => {
  await shop().take([product("late", "Xylofoon voor kinderen"), product("icebox", "Smeg wijnklimaatkast")]);
  expect(await ids("xylofoon")).toEqual(["late"]);
  expect((await search("xylofoom")).warnings).toEqual([{ type: "spelling", from: "xylofoom", to: "xylofoon" }]);
  expect(await ids("smeg")).toEqual(["icebox"]);
  expect(await ids("smeg wijnklimaatkast")).toEqual(["icebox"]);
  await shop().take([], ["late"]);
  expect(await ids("", { filters: {}, page: { current: 0, size: 100 } })).not.toContain("late");
});

describe("price news", () => {
  const DAY_MS = 86_400_000;
  const ofSandal = async (days: number) => {
    const found = await shop().search(requestOf("sandalen"), NOW + days * DAY_MS);
    return found.news.sandal;
  };
  test("comes with the hits, and ends by itself: the drop after thirty days, the lowest price after ninety", async () => {
    const since = NOW / DAY_MS - 4;
    expect(await ofSandal(0)).toEqual({
      price: 8_000,
      drop: { before: 10_000, since: Math.floor(since) },
      lowest: true,
    });
    expect(await ofSandal(25)).toMatchObject({ drop: { before: 10_000 } });
    expect(await ofSandal(26)).toEqual({ price: 8_000, lowest: true });
    expect(await ofSandal(86)).toBeUndefined();
  });
  test("is absent for products of which there is none", async () => {
    expect(Object.keys(shop().priceNews(["sandal", "hike", "unknown"], NOW))).toEqual(["sandal"]);
  });
  test("puts the largest reduction first, and is no reason for a place when it is over", async () => {
    const discount = { sort: { by: "discount", direction: "desc" } } as const;
    const [first] = (await shop().search(requestOf("", discount), NOW)).ids;
    const [later] = (await shop().search(requestOf("", discount), NOW + 30 * DAY_MS)).ids;
    expect([first, later]).toEqual(["sandal", expect.not.stringMatching("sandal")]);
  });
});
