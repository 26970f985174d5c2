import { describe, expect, it } from "vitest";
import { analyseDocument } from "../analysis/analyse-document";
import { Compounds } from "../analysis/compounds";
import { syntheticDocument } from "../synthetic";
import {
  COUNT,
  counted,
  expectedCounts,
  NOW,
  ofShops,
  once,
  passes,
  priceOf,
  random,
  randomQuery,
  sorted,
  traitFields,
  valuesOf,
  withQuantities,
} from "./brute-force-fixture";
import type { EngineQuery, IndexDocument } from "./engine";
import { withEngine } from "./engine-fixture";

const listFields = ["brand", "campaign", "color", "gender", "size", "feature::materiaal"];
/** All lists, and three of the traits by turns, because these take long to count one by one. */
const checkedFields = () => [...listFields, ...Array.from({ length: 3 }, () => traitFields[random(7)] ?? "rating")];

/** All values with their counts, or the hundred most frequent. */
function checkValues(values: [string, number][], expected: Record<string, number>): void {
  expect(values.map(([value, count]) => [value, expected[value], count])).toEqual(
    values.map(([value, count]) => [value, count, count]),
  );
  const counts = Object.values(expected).sort((a, b) => b - a);
  expect(values.map(([, count]) => count)).toEqual(counts.slice(0, 100));
}

describe("filters, counts, totals and orders equal those of looking at every document", () => {
  const compounds = new Compounds();
  const documents = Array.from({ length: COUNT }, (_, i) =>
    withQuantities(analyseDocument(syntheticDocument(i, Math.floor(NOW / 1000)), compounds), i),
  );

  const { engine, reopen } = withEngine(documents);

  async function check(query: EngineQuery): Promise<number> {
    const found = await engine().query(query);
    const matching = documents.filter((document) => passes(document, query));
    expect(found.total).toBe(once(matching).length);
    const page = once(sorted(matching, query)).slice(query.from, query.from + query.size);
    expect(found.ids).toEqual(page.map(({ id }) => id));
    expect(Object.fromEntries(found.categories)).toEqual(counted(matching, "category"));
    for (const field of checkedFields()) {
      checkValues(found.facets?.values[field] ?? [], expectedCounts(documents, query, field));
    }
    const priced = documents.filter((document) => passes(document, query, "price"));
    const prices = priced.flatMap((document) => priceOf(document, query) ?? []);
    const bounds = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined;
    expect(found.facets?.price).toEqual(bounds);
    const ranges = found.facets?.priceRanges ?? [];
    expect(ranges.length).toBeLessThanOrEqual(8);
    for (const { from, to, count } of ranges) {
      const inside = priced.filter((document) => {
        const price = priceOf(document, query) ?? -1;
        return price >= (from ?? 0) && price <= (to ?? Number.POSITIVE_INFINITY);
      });
      expect(count).toBe(once(inside).length);
    }
    return found.total;
  }

  it("for 200 random combinations", async () => {
    let total = 0;
    for (let i = 0; i < 200; i++) total += await check(randomQuery(documents));
    expect(total).toBeGreaterThan(5_000);
  });

  it("for one shop by its own prices and offers, in filters, counts and sorts", async () => {
    for (let i = 0; i < 60; i++) {
      const [document = documents[0] as IndexDocument] = documents.slice(random(COUNT));
      const sort = i % 2 === 0 ? "priceAsc" : "priceDesc";
      const price: [number, number] = [random(100_000), 100_000 + random(400_000)];
      const query = ofShops(randomQuery(documents), valuesOf(document, "campaign").slice(0, 1));
      await check({ ...query, sort, filters: { ...query.filters, ...(i % 3 > 0 && { price }) } });
    }
  });

  it("also after documents have changed and gone, and after opening the files again", async () => {
    const changed = documents
      .slice(0, 300)
      .map((document, i) => ({ ...(documents[i + 500] as IndexDocument), id: document.id }));
    await engine().upsert(changed);
    for (const [i, document] of changed.entries()) documents[i] = document;
    const gone = documents.splice(COUNT - 50, 50);
    await engine().remove(gone.map(({ id }) => id));
    for (let i = 0; i < 50; i++) await check(randomQuery(documents));
    await engine().persist();
    await reopen();
    for (let i = 0; i < 50; i++) await check(randomQuery(documents));
  });

  it("takes changes up again that were made after the files were saved", async () => {
    const gone = documents.splice(0, 20);
    await engine().remove(gone.map(({ id }) => id));
    const again = documents.slice(0, 20).map((document) => ({ ...document, price: 1_234, revision: 90_000 }));
    await engine().upsert(again);
    await reopen();
    expect(engine().revision()).toBeLessThan(90_000);
    await engine().upsert(again);
    for (const [i, document] of again.entries()) documents[i] = document;
    for (let i = 0; i < 30; i++) await check(randomQuery(documents));
  });
});
