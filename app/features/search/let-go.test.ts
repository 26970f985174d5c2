import { expect, test } from "vitest";
import { json, loaderContext } from "../../../tests/loader-context";
import { aSummary } from "../product/product-fixtures";
import { letGoOf } from "./let-go";
import { parseSearch } from "./search-url";

const scope = { slugs: [], mobile: false, adult: false };
type Filters = Record<string, unknown>;

/** Products are found unless one of these filters is there. */
async function letGo(query: string, blocking: (filters: Filters) => boolean, change: Partial<typeof scope> = {}) {
  const { context, sent } = loaderContext(({ body }) => {
    const { filters } = body as { filters: Filters };
    const hits = blocking(filters) ? [] : [{ _id: "1", _source: aSummary({ id: "1" }) }];
    return json({ hits: { hits, total: { value: hits.length * 7 } }, expiredProducts: [], search_id: "s" });
  });
  return { ways: await letGoOf(context, parseSearch(new URLSearchParams(query)), { ...scope, ...change }), sent };
}

test("the demand without which there are products is named, and the others stay", async () => {
  const { ways, sent } = await letGo("q=koffie&color=roze&priceTo=100", (filters) => "color" in filters);
  expect(ways).toMatchObject([{ filter: "color", values: ["roze"], total: 7, state: { priceTo: 100, filters: {} } }]);
  expect(sent).toHaveLength(2);
});

test("a price is let go after any other demand", async () => {
  const { ways } = await letGo(
    "q=koffie&color=roze&priceTo=100",
    (filters) => "color" in filters && "price" in filters,
  );
  expect(ways.map(({ filter }) => filter)).toEqual(["color", "price"]);
});

test("nothing is asked where letting go would leave a search for nothing", async () => {
  expect((await letGo("color=roze", () => false)).sent).toEqual([]);
  expect((await letGo("color=roze", () => false, { slugs: ["keuken"] } as never)).ways).toHaveLength(1);
});

test.each<[string, () => Response]>([
  ["500", () => new Response("kapot", { status: 500 })],
  ["HTML", () => new Response("<!doctype html><p>Onderhoud</p>", { headers: { "Content-Type": "text/html" } })],
  ["an answer of another shape", () => json({ items: [] })],
  ["null", () => json(null)],
  [
    "nothing",
    () => {
      throw new TypeError("fetch failed");
    },
  ],
])("a search service that answers %s leaves the page without ways out", async (_, answer) => {
  const { context } = loaderContext(answer);
  expect(await letGoOf(context, parseSearch(new URLSearchParams("q=koffie&color=roze")), scope)).toEqual([]);
});
