import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Answering, json, loaderContext, type Sent } from "../../../tests/loader-context";
import { aSummary } from "../product/product-fixtures";
import { loadSearch } from "./load-search";
import type { SearchPlace } from "./place";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const everywhere: SearchPlace = { kind: "search", slugs: [] };
const drills: SearchPlace = { kind: "listing", slugs: ["klussen", "boormachines"] };
const category = { key: "klussen.boormachines", name: "Boormachines", children: [], path: [] };

function found(count: number, total = count) {
  const hits = Array.from({ length: count }, (_, index) => ({
    _id: `${index}`,
    _source: aSummary({ id: `${index}` }),
  }));
  return { hits: { hits, total: { value: total } }, search_id: "s" };
}
const answers = (changes: Record<string, () => Response | Promise<Response>> = {}): Answering => {
  const all: Record<string, () => Response | Promise<Response>> = {
    "/search": () => json(found(2, 412)),
    "/facets": () => json({ facets: { brand: { label: "Merk", buckets: [] } } }),
    "/categories/klussen.boormachines": () => json(category),
    "/popular_terms.json": () => json({ terms: ["fiets"] }),
    ...changes,
  };
  return ({ path }) => all[path]?.() ?? json({}, 404);
};

async function load(url: string, place: SearchPlace, answer = answers(), visitor = {}) {
  const { context, sent } = loaderContext(answer, visitor);
  const request = new Request(new URL(url, context.origin));
  const loaded = await loadSearch({ request, context }, place).catch((thrown: unknown) => thrown as Response);
  if (loaded instanceof Error) throw loaded;
  return { data: loaded instanceof Response ? loaded : loaded.data, sent };
}
const bodyOf = (sent: Sent[], path: string) => sent.find((request) => request.path === path)?.body;

describe("the loader of the search screen", () => {
  test("asks for results, facets and the category at once, with the same body", async () => {
    const { data, sent } = await load("/klussen/boormachines/producten/?brand=Bosch&page=2", drills);
    expect(sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      "GET /categories/klussen.boormachines",
      "POST /facets",
      "POST /search",
    ]);
    expect(bodyOf(sent, "/facets")).toEqual(bodyOf(sent, "/search"));
    expect(bodyOf(sent, "/search")).toMatchObject({
      filters: { brand: ["Bosch"], category: ["klussen", "boormachines"] },
      wpCategory: "klussen.boormachines",
      page: { current: 1, size: 30 },
      mobile: false,
      adult: false,
    });
    expect(data).toMatchObject({ category: { name: "Boormachines" }, facets: { brand: { label: "Merk" } } });
  });

  test("leaves facets to the browser on a small screen, unless the filters are asked for", async () => {
    const { data, sent } = await load("/zoeken/?q=boor", everywhere, answers(), { mobile: true });
    expect(sent.map(({ path }) => path)).toEqual(["/search"]);
    expect(data).toMatchObject({ facets: null });
    expect(bodyOf(sent, "/search")).toMatchObject({ mobile: true });
    const asked = await load("/zoeken/?q=boor&sel=filters", everywhere, answers(), { mobile: true });
    expect(asked.data).toMatchObject({ facets: { brand: { label: "Merk" } } });
  });

  test("gives all values of one facet where its address asks for them", async () => {
    const full = { label: "Merk", buckets: [{ key: "Zeldzaam", doc_count: 1 }] };
    const answer = answers({ "/facet-full": () => json({ facet: full }) });
    const { data, sent } = await load("/zoeken/?q=boor&sel=brand", everywhere, answer, { mobile: true });
    expect(bodyOf(sent, "/facet-full")).toEqual({ ...(bodyOf(sent, "/search") as object), facet: "brand" });
    expect(data).toMatchObject({ facets: { brand: full }, wholeFacet: "brand" });
    for (const sel of ["price", "constructor", "feature::q", "feature::"]) {
      const other = await load(`/zoeken/?q=boor&sel=${sel}`, everywhere, answer, { mobile: true });
      expect(other.sent.map(({ path }) => path)).toEqual(["/search"]);
    }
    expect((await load("/zoeken/?sel=brand", everywhere)).data).toMatchObject({ facets: { brand: { buckets: [] } } });
  });

  describe("with a parameter that is no feature of the shop", () => {
    const shop = (total: (filters: Record<string, unknown>) => number, more = {}): Answering => {
      const known = { brand: { label: "Merk", buckets: [] }, "feature::materiaal": { label: "Stof", buckets: [] } };
      return ({ path, body }) => {
        const { filters } = (body ?? { filters: {} }) as { filters: Record<string, unknown> };
        if (path === "/facets") return json({ facets: total(filters) > 0 ? known : { brand: known.brand } });
        return path === "/search" ? json({ ...found(total(filters)), ...more }) : json({}, 404);
      };
    };
    const strict = shop((filters) => ("campagne" in filters ? 0 : 2));
    const query = "/zoeken/?q=x&campagne=nieuwsbrief&materiaal=wol";

    test("a search service that leaves it out is believed", async () => {
      const telling = shop(() => 2, { unknown_filters: ["campagne"] });
      const { data, sent } = await load(query, everywhere, telling);
      expect(sent.map(({ path }) => path).sort()).toEqual(["/facets", "/search"]);
      expect(data).toMatchObject({ state: { filters: { materiaal: ["wol"] } } });
      expect(data).not.toHaveProperty("state.filters.campagne");
    });

    test.each([false, true])("a strict one is asked again without it (small screen: %s)", async (mobile) => {
      const { data, sent } = await load(query, everywhere, strict, { mobile });
      expect(
        sent.filter(({ path }) => path === "/search").map(({ body }) => (body as { filters: unknown }).filters),
      ).toEqual([{ campagne: ["nieuwsbrief"], materiaal: ["wol"] }, { materiaal: ["wol"] }]);
      expect(data).toMatchObject({ results: { hits: { total: { value: 2 } } }, popularTerms: [] });
      expect(data).toHaveProperty("state.filters", { materiaal: ["wol"] });
    });

    test("a feature that the shop has stays chosen when nothing matches it", async () => {
      const { data } = await load(
        "/zoeken/?materiaal=hout",
        everywhere,
        shop((filters) => ("materiaal" in filters ? 0 : 2)),
      );
      expect(data).toMatchObject({
        state: { filters: { materiaal: ["hout"] } },
        results: { hits: { total: { value: 0 } } },
      });
      const telling = shop(() => 0, { unknown_filters: [] });
      expect((await load("/zoeken/?materiaal=hout", everywhere, telling)).sent).toHaveLength(3);
    });

    test("without an answer about features the result stands as it is", async () => {
      const silent: Answering = ({ path }) => (path === "/search" ? json(found(0)) : json({}, 500));
      expect((await load(query, everywhere, silent)).data).toHaveProperty("state.filters.campagne");
    });
  });

  test("names the filters that are more than a search takes", async () => {
    const features = Array.from({ length: 22 }, (_, index) => `f${index}=a`).join("&");
    expect((await load(`/zoeken/?${features}`, everywhere)).data).toMatchObject({ tooMany: ["f20", "f21"] });
    expect((await load("/zoeken/?f1=a", everywhere)).data).not.toHaveProperty("tooMany");
  });

  test("sends the uberfilter", async () => {
    const place: SearchPlace = { kind: "uberfilter", slugs: [], slug: "zomer", uberfilter: "u1" };
    expect(bodyOf((await load("/n/zomer/u1/", place)).sent, "/search")).toMatchObject({ uber_ids: ["u1"] });
  });

  test("a special list that does not exist is not found", async () => {
    const place: SearchPlace = { kind: "uberfilter", slugs: [], slug: "zomer", uberfilter: "x" };
    const { data } = await load("/n/zomer/x/", place, answers({ "/search": () => json({}, 404) }));
    expect(data).toMatchObject({ status: 404 });
  });

  test("asks what the chosen shops are called, and does without", async () => {
    const answer = answers({ "/shop/a.nl": () => json({ id: "1", website: "a.nl", name: "Winkel A" }) });
    const { data } = await load("/zoeken/?webshop=a.nl|weg.nl", everywhere, answer, { mobile: true });
    expect(data).toMatchObject({ names: { "webshop=a.nl": "Winkel A" } });
  });

  test("an address with bounds as they were typed in a form leads to the one that links have", async () => {
    const to = async (query: string) => {
      const { data, sent } = await load(`/zoeken/?${query}`, everywhere);
      expect(sent).toEqual([]);
      return (data as Response).headers.get("location");
    };
    expect(await to("q=x&priceFrom=10&priceTo=")).toBe("/zoeken/?q=x&priceFrom=10");
    expect(await to("priceFrom=&priceTo=")).toBe("/zoeken/");
    expect(await to("priceFrom=1.000&q=x&priceTo=250")).toBe("/zoeken/?priceFrom=250&q=x&priceTo=1000");
    expect(await to("priceFrom=%E2%82%AC+10&priceTo=veel")).toBe("/zoeken/?priceFrom=10");
  });

  test("shows adult products only to who chose so", async () => {
    const { sent } = await load("/zoeken/", everywhere, answers(), { adult: true });
    expect(bodyOf(sent, "/search")).toMatchObject({ adult: true });
  });

  const broken: [string, () => Response | Promise<Response>][] = [
    ["down", () => Promise.reject(new TypeError("fetch failed"))],
    ["broken", () => json({}, 500)],
    ["lying", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["cut off", () => new Response('{"facets":{', { headers: { "Content-Type": "application/json" } })],
  ];
  test.each(broken)("still shows the list when facets and category are %s", async (_, failing) => {
    const answer = answers({ "/facets": failing, "/categories/klussen.boormachines": failing });
    const { data } = await load("/klussen/boormachines/producten/", drills, answer);
    expect(data).toMatchObject({ facets: null, category: null, results: { hits: { total: { value: 412 } } } });
  });

  test.each(broken)("is not found, and not kept, when the results are %s", async (_, failing) => {
    const { data } = await load("/zoeken/?q=x", everywhere, answers({ "/search": failing }));
    expect(data).toMatchObject({ status: 404, statusText: "Not found" });
    expect((data as Response).headers.get("cache-control")).toBe("no-store");
  });

  test("an unknown category is not found", async () => {
    const { data } = await load("/klussen/x/producten/", { kind: "listing", slugs: ["klussen", "x"] });
    expect(data).toMatchObject({ status: 404, statusText: "Category not found" });
    expect(await (data as Response).text()).toBe("Category not found");
  });

  test("an empty page above 1 goes back to the first page", async () => {
    const { data } = await load("/zoeken/?page=9", everywhere, answers({ "/search": () => json(found(0)) }));
    expect(data).toMatchObject({ status: 302 });
    expect((data as Response).headers.get("location")).toBe("/zoeken/");
  });

  test("with other parameters it shows the empty view instead, with popular terms", async () => {
    const { data } = await load("/zoeken/?q=x&page=9", everywhere, answers({ "/search": () => json(found(0)) }));
    expect(data).toMatchObject({ popularTerms: ["fiets"], results: { hits: { hits: [] } } });
  });

  test("an empty first page is no redirect", async () => {
    const { data } = await load("/zoeken/", everywhere, answers({ "/search": () => json(found(0)) }));
    expect(data).toMatchObject({ results: { hits: { hits: [] } } });
  });

  test("a page beyond what can be reached is empty, and the backend is not asked to go there", async () => {
    const { data, sent } = await load("/zoeken/?q=x&page=5000", everywhere);
    expect(bodyOf(sent, "/search")).toMatchObject({ page: { current: 0 } });
    expect(data).toMatchObject({ results: { hits: { hits: [], total: { value: 412 } } } });
  });

  test("a sparse answer of another search service is enough", async () => {
    const { data } = await load("/zoeken/", everywhere, answers({ "/search": () => json({ hits: { hits: [{}] } }) }));
    expect(data).toMatchObject({
      results: { hits: { hits: [], total: { value: 0 } }, warnings: [], spellingCorrections: [] },
    });
  });

  const naughty = aSummary({ id: "9", name: "Ondeugend", adult_content: true });
  const mixed = () => {
    const answer = found(2, 412);
    return json({
      ...answer,
      hits: { hits: [...answer.hits.hits, { _id: "9", _source: naughty }], total: { value: 412 } },
      expiredProducts: [naughty],
      hidden_adult: 3,
    });
  };

  test("nothing of a product for adults reaches who did not choose so, and the totals say so", async () => {
    const { data } = await load("/zoeken/?q=x", everywhere, answers({ "/search": mixed }));
    expect(JSON.stringify(data)).not.toContain("Ondeugend");
    expect(data).toMatchObject({ results: { hits: { total: { value: 411 } }, hidden_adult: 4 } });
    const chosen = await load("/zoeken/?q=x", everywhere, answers({ "/search": mixed }), { adult: true });
    expect(chosen.data).toMatchObject({ results: { hits: { total: { value: 412 } }, hidden_adult: 0 } });
    expect(JSON.stringify(chosen.data)).toContain("Ondeugend");
  });

  test("a category for adults is named and nothing more", async () => {
    const detail = {
      ...category,
      adult_content: true,
      intro: "Pikant",
      img: "/a.svg",
      children: [{ name: "Dieper", adult_content: true }],
      top_brands: [{ name: "Stout", product_count: 2 }],
    };
    const answer = answers({ "/categories/klussen.boormachines": () => json(detail) });
    const { data } = await load("/klussen/boormachines/producten/", drills, answer);
    expect(data).toMatchObject({ category: { name: "Boormachines", intro: "", children: [], top_brands: [] } });
    expect(JSON.stringify(data)).not.toMatch(/Pikant|Dieper|Stout|a\.svg/);
  });

  test("a category is asked for in the visitor's reading", async () => {
    const request = (sent: Sent[]) => sent.find(({ path }) => path.startsWith("/categories/"))?.query;
    const url = "/klussen/boormachines/producten/";
    expect(request((await load(url, drills)).sent)).toEqual({});
    const marketplace = await load(url, drills, answers(), { on: ["Marketplace"] });
    expect(request(marketplace.sent)).toEqual({ marketplace: "1" });
    expect(bodyOf(marketplace.sent, "/search")).toMatchObject({ marketplace: true });
  });
});
