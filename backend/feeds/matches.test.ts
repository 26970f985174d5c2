import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goodItem, type TestItem, testGtin, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.empty());

/** A feed of items that only have a title. */
const feed = (...titles: string[]) => xmlFeed(titles.map((title, n) => named(n, title)));
const named = (n: number, title: string, changes: TestItem = {}) =>
  goodItem(n, { title, brand: "", gtin: "", ...changes });
const second = { url: "https://ander.example" };

/** The titles of the offers of each product that is shown. */
async function products(): Promise<string[][]> {
  const rows = await test.rows<{ titles: string[] }>(
    `select array_agg(o.title order by o.title) as titles from offers o join products p on p.id = o.product_id
     where p.moved_to is null group by p.id`,
  );
  return rows.map(({ titles }) => titles).sort((a, b) => (a.join() < b.join() ? -1 : 1));
}

describe("items without GTIN or MPN", () => {
  it("meet the same product of another shop by their titles, and stay there", async () => {
    await test.bring(feed("Nikon D80 body", "Nikon D90 body", "Houten trein"));
    const other = feed("nikon d-90 digital slr camera (12.3 mp) body only", "Nikon D300 body");
    const report = await test.bring(other, second);
    expect(report.message).toContain("Op titel bij producten van andere winkels geplaatst: 1.");
    const joined = [
      ["Houten trein"],
      ["Nikon D300 body"],
      ["Nikon D80 body"],
      ["Nikon D90 body", "nikon d-90 digital slr camera (12.3 mp) body only"],
    ];
    expect(await products()).toEqual(joined);
    const again = await test.bring(other, second);
    expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await products()).toEqual(joined);
  });

  it("are asked about when a shop has two that would do, and then stand apart", async () => {
    await test.bring(feed("JBL Flip 5 rood", "JBL Flip 5 zwart"));
    const report = await test.bring(feed("JBL Flip 5"), second);
    expect(report.message).toContain("Misschien ook: 1; zie npm run matches -- list.");
    expect(await products()).toHaveLength(3);
    expect(await test.rows("select state from product_matches")).toEqual([{ state: "unsure" }]);
  });

  it("never put two items of one shop on one product", async () => {
    await test.bring(feed("Nikon D90 body"));
    await test.bring(feed("Nikon D90 body", "Nikon D90 body only"), second);
    await test.bring(feed("Nikon D90 body", "Nikon D90 body only", "Nikon D-90 body"), second);
    for (const titles of await products()) expect(titles.length).toBeLessThanOrEqual(2);
  });

  it("give the product their GTIN, but never join another GTIN", async () => {
    await test.bring(feed("Nikon D90 body"));
    await test.bring(xmlFeed([named(1, "Nikon D90 body zwart", { gtin: testGtin(1) })]), second);
    expect(await test.rows("select gtin from products")).toEqual([{ gtin: testGtin(1) }]);
    await test.bring(xmlFeed([named(2, "Nikon D90 body", { gtin: testGtin(2) })]), { url: "https://derde.example" });
    expect(await products()).toEqual([["Nikon D90 body"], ["Nikon D90 body", "Nikon D90 body zwart"]]);
  });
});
