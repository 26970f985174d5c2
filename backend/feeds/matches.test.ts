import { writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { productDetail } from "../products/detail";
import { runMatchesCommand } from "./command/matches";
import { createFeeds } from "./feeds";
import { importFeed } from "./import-feed";
import { joinProducts, MatchError, splitOffer } from "./match-decisions";
import { listMatches } from "./match-list";
import { goodItem, inPieces, type TestItem, testGtin, xmlFeed } from "./test-feed";
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

  it("meet when both shops import at once", async () => {
    await Promise.all([test.bring(feed("Nikon D90 body")), test.bring(feed("nikon d-90 body only"), second)]);
    expect(await products()).toEqual([["Nikon D90 body", "nikon d-90 body only"]]);
  });

  it("meet at the next import when one is broken off after its matching", async () => {
    await test.bring(feed("JBL Flip 5 rood", "JBL Flip 5 zwart", "Nikon D90 body"));
    const { db } = test.kit;
    const query: typeof db.query = (sql, values) => {
      if (sql.includes("nextval('product_ids')")) throw new Error("the power is gone");
      return db.query(sql, values);
    };
    const theirs = feed("JBL Flip 5", "nikon d-90 body only");
    const broken = importFeed({
      ...test,
      kit: { ...test.kit, db: { ...db, query } },
      shopName: "Ander",
      shopUrl: second.url,
      sourceName: "test",
      source: inPieces(theirs),
    });
    expect((await broken).state).toBe("failed");
    expect(await products()).toHaveLength(3);
    expect(await listMatches(db, "unsure")).toEqual({ total: 0, matches: [] });
    await test.bring(theirs, second);
    expect(await products()).toHaveLength(4);
    expect(await listMatches(db, "unsure")).toMatchObject({ total: 1 });
    expect(await listMatches(db, "joined")).toMatchObject({ total: 1, matches: [{ title: "nikon d-90 body only" }] });
  });

  it("give the product their GTIN, but never join another GTIN", async () => {
    await test.bring(feed("Nikon D90 body"));
    await test.bring(xmlFeed([named(1, "Nikon D90 body zwart", { gtin: testGtin(1) })]), second);
    expect(await test.rows("select gtin from products")).toEqual([{ gtin: testGtin(1) }]);
    await test.bring(xmlFeed([named(2, "Nikon D90 body", { gtin: testGtin(2) })]), { url: "https://derde.example" });
    expect(await products()).toEqual([["Nikon D90 body"], ["Nikon D90 body", "Nikon D90 body zwart"]]);
  });
});

describe("an operator", () => {
  async function productOf(item: string, site = "ander.example"): Promise<string> {
    const [row] = await test.rows<{ id: string }>(
      `select o.product_id as id from offers o join shops s on s.id = o.shop_id
       where o.merchant_product_id = $1 and s.website = $2`,
      [item, site],
    );
    return row?.id ?? "";
  }
  const offerOf = async (item: string) =>
    (
      await test.rows<{ id: string }>(
        `select o.id from offers o join shops s on s.id = o.shop_id
         where o.merchant_product_id = $1 and s.website = 'ander.example'`,
        [item],
      )
    )[0]?.id ?? "";
  const mine = xmlFeed([named(0, "Nikon D90 body")]);
  const theirs = xmlFeed([named(0, "Spiegelreflex uit Japan", { gtin: testGtin(3) })]);

  async function twoProducts(): Promise<[string, string]> {
    await test.bring(mine);
    await test.bring(theirs, second);
    return [await productOf("sku-0", "winkel.example"), await productOf("sku-0")];
  }

  it("joins products: the old address redirects, and later imports keep it so", async () => {
    const [kept, old] = await twoProducts();
    test.clock.now = new Date("2026-11-21T12:00:00Z");
    expect(await joinProducts(test.kit, old, kept)).toEqual([old, kept]);
    expect(await productDetail(test.kit.db, old)).toMatchObject({
      status: 301,
      location: expect.stringContaining(kept),
    });
    expect(await productDetail(test.kit.db, kept)).toMatchObject({ GTIN: testGtin(3), offers: [{}, {}] });
    const points = await test.rows<{ product: string; on: string }>(
      `select product_id as product, observed_on::text as on, price from price_points where offer_id = $1 order by 2, 1`,
      [await offerOf("sku-0")],
    );
    expect(points).toEqual([
      { product: old, on: "2026-11-20", price: 1095 },
      { product: kept, on: "2026-11-21", price: 1095 },
      { product: old, on: "2026-11-21", price: null },
    ]);
    for (const feed of [theirs, xmlFeed([named(0, "Spiegelreflex uit Japan", { gtin: testGtin(4) })])]) {
      await test.bring(feed, second);
      expect(await productOf("sku-0")).toBe(kept);
    }
    expect((await test.bring(mine)).counts).toMatchObject({ unchanged: 1 });
  });

  it("undoes a join: both addresses live, and later imports keep them apart", async () => {
    const [kept, old] = await twoProducts();
    await joinProducts(test.kit, old, kept);
    expect(await splitOffer(test.kit, await offerOf("sku-0"))).toEqual([kept, old]);
    expect(await productDetail(test.kit.db, old)).toMatchObject({ id: old, GTIN: testGtin(3), expired: false });
    expect(await productDetail(test.kit.db, kept)).toMatchObject({ id: kept, offers: [{}] });
    await test.bring(theirs, second);
    expect(await productOf("sku-0")).toBe(old);
    await joinProducts(test.kit, old, kept);
    expect(await productOf("sku-0")).toBe(kept);
  });

  it("joins and undoes while shoppers look: every address leads to a product all the time", async () => {
    const [kept, old] = await twoProducts();
    const join = () => joinProducts(test.kit, old, kept);
    const split = async () => splitOffer(test.kit, await offerOf("sku-0"));
    const seen: Awaited<ReturnType<typeof productDetail>>[] = [];
    const lookAt = (id: string) => productDetail(test.kit.db, id);
    const look = async () => void seen.push(...(await Promise.all([kept, old].map(lookAt))));
    for (const decide of [join, split, join, split]) {
      const decided = decide().then(() => true);
      for (let isOver = false; !isOver; ) isOver = await Promise.race([look().then(() => false), decided]);
      await look();
    }
    for (const [at, product] of seen.entries()) {
      if (product && "location" in product) expect(product.location).toContain(kept);
      // The offers move together with the address.
      else expect([product?.id, product?.offers.length === 0]).toEqual([[kept, old][at % 2], false]);
    }
    for (const id of [kept, old]) expect(await productDetail(test.kit.db, id)).toMatchObject({ id, offers: [{}] });
  });

  it("undoes the last of two joins: what was joined before still leads there", async () => {
    const [first, old] = await twoProducts();
    await test.bring(xmlFeed([named(0, "Camera met lens")]), { url: "https://derde.example" });
    const last = await productOf("sku-0", "derde.example");
    await test.rows("update products set gtin = $2 where id = $1", [first, testGtin(9)]);
    await joinProducts(test.kit, old, first);
    await joinProducts(test.kit, first, last);
    const leadsTo = async (id: string) =>
      expect.soft(await productDetail(test.kit.db, old)).toMatchObject({
        location: expect.stringContaining(id),
      });
    await leadsTo(last);
    // By its GTIN, still that of the first joined product.
    await test.bring(xmlFeed([named(7, "Zo heet het nergens", { gtin: testGtin(3) })]), {
      url: "https://vierde.example",
    });
    expect(await productOf("sku-7", "vierde.example")).toBe(last);
    await splitOffer(test.kit, await offerOf("sku-0"));
    await leadsTo(first);
    expect(await productDetail(test.kit.db, first)).toMatchObject({ id: first, offers: [{}, {}] });
  });

  it("splits what an import joined, even by GTIN, and the next imports describe both", async () => {
    const gtin = testGtin(5);
    await test.bring(xmlFeed([named(0, "Nikon D90 body", { gtin })]));
    await test.bring(xmlFeed([named(0, "Nikon D90 body only", { gtin })]), second);
    const shared = await productOf("sku-0");
    await splitOffer(test.kit, await offerOf("sku-0"));
    const own = await productOf("sku-0");
    expect(own).not.toBe(shared);
    const changed = xmlFeed([named(0, "Nikon D90 body only", { gtin, description: "Eigen tekst" })]);
    expect((await test.bring(changed, second)).state).toBe("done");
    expect(await productOf("sku-0")).toBe(own);
    expect(await test.rows("select short_desc as text, gtin from products where id = $1", [own])).toEqual([
      { text: "Eigen tekst", gtin: null },
    ]);
    expect((await test.bring(changed, second)).counts).toMatchObject({ unchanged: 1 });
  });

  it("is told what cannot be, and nothing changes", async () => {
    const [kept, old] = await twoProducts();
    const reason = async (work: Promise<unknown>) => expect(work).rejects.toThrow(MatchError);
    await reason(joinProducts(test.kit, old, old));
    await reason(joinProducts(test.kit, old, "none"));
    await reason(splitOffer(test.kit, "none"));
    await reason(splitOffer(test.kit, await offerOf("sku-0")));
    await test.bring(xmlFeed([named(0, "Nikon D90 body"), named(1, "Nikon D80 body")]));
    await reason(joinProducts(test.kit, await productOf("sku-1", "winkel.example"), kept));
    await test.rows(
      "update imports set state = 'running', holder = 'another', beat_at = now() where finished_at is not null",
    );
    await expect(joinProducts(test.kit, old, kept)).rejects.toThrow("Er loopt een import");
    expect(await test.rows("select 1 from products where moved_to is not null")).toEqual([]);
    await test.rows("delete from imports");
  });

  it("decides through the running shop, by command", async () => {
    await test.bring(feed("JBL Flip 5 rood", "JBL Flip 5 zwart"));
    await test.bring(feed("JBL Flip 5"), second);
    const feeds = createFeeds({ ...test.kit, changes: test.changes, images: test.images });
    const server = http.createServer(async (req, res) => {
      const body = req.method === "POST" ? { body: await text(req) } : {};
      const headers = { authorization: req.headers.authorization ?? "" };
      const answer = await feeds.routes.request((req.url ?? "").replace("/api/feeds", ""), {
        method: req.method ?? "GET",
        headers,
        ...body,
      });
      res.writeHead(answer.status).end(await answer.text());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const { dataDir } = test.kit;
    await writeFile(
      join(dataDir, "server.json"),
      JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid }),
    );
    let said = "";
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const run = (...argv: string[]) =>
      runMatchesCommand([...argv, "--data", dataDir], {}, (line) => {
        said = line;
      });
    expect(await runMatchesCommand(["list", "--data", join(dataDir, "empty")], {})).toBe(1);
    expect(complain.mock.lastCall?.[0]).toContain("er draait geen winkel");
    expect(await run("list")).toBe(0);
    const [, from = "", to = ""] = /join (\d+) (\d+)/.exec(said) ?? [];
    expect(said).toMatch(/JBL Flip 5 \(Winkel\)\n +JBL Flip 5 (rood|zwart)/);
    test.changes.announced = [];
    expect(await run("join", from, to)).toBe(0);
    expect(said).toBe(`Samengevoegd; ${from} verwijst nu door naar ${to}`);
    expect(test.changes.announced[0]).toEqual({ productIds: new Set([from, to]) });
    await run("list");
    expect(said).toBe("Er staat niets in deze lijst");
    expect(await run("join", from, to)).toBe(1);
    expect(complain.mock.lastCall?.[0]).toContain(`Product ${from} is al samengevoegd met ${to}`);
    await run("list", "besloten");
    expect(await run("split", /split (\w+)/.exec(said)?.[1] ?? "")).toBe(0);
    expect(await products()).toHaveLength(3);
    for (const wrong of [[], ["list", "toString"], ["join", "1"], ["split"], ["list", "--forse"]]) {
      expect(await run(...wrong)).toBe(2);
      expect(complain.mock.lastCall?.[0]).toContain("Gebruik: npm run matches");
    }
    complain.mockRestore();
    server.close();
    await feeds.close?.();
  });
});
