import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CatalogueChange } from "../catalogue/changes";
import { importFeed } from "./import-feed";
import { findImport } from "./import-records";
import { makeSearchable } from "./searchable";
import { goodItem, goodItems, inPieces, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.empty());

async function productOf(merchantId: string): Promise<string> {
  const [row] = await test.rows<{ id: string }>(
    "select product_id as id from offers where merchant_product_id = $1 order by shop_id",
    [merchantId],
  );
  if (!row) throw new Error(`There is no offer ${merchantId}.`);
  return row.id;
}

/** The changes announced by `work`: each once when it is stored and once when search has caught up. */
async function announcedBy(work: () => Promise<unknown>): Promise<CatalogueChange[]> {
  test.changes.announced = [];
  await work();
  const told = test.changes.announced;
  expect(told.slice(told.length / 2)).toEqual(told.slice(0, told.length / 2));
  return told.slice(0, told.length / 2);
}

describe("what an import announces", () => {
  it("names the products that were added, changed and removed, and no others", async () => {
    const [first] = await announcedBy(() => test.bring(xmlFeed(goodItems(6))));
    const all = await test.rows<{ id: string }>("select id from products");
    expect(first?.productIds).toEqual(new Set(all.map(({ id }) => id)));
    const removed = await productOf("sku-0");
    const repriced = await productOf("sku-2");
    const items = goodItems(7).slice(1);
    items[1] = goodItem(2, { price: "13.00 EUR" });
    const [second, ...more] = await announcedBy(() => test.bring(xmlFeed(items)));
    expect(more).toEqual([]);
    expect(second?.productIds).toEqual(new Set([removed, repriced, await productOf("sku-6")]));
  });

  it("names products whose own text changed while the offer stayed the same", async () => {
    await test.bring(xmlFeed(goodItems(3)));
    const items = goodItems(3);
    items[1] = goodItem(1, { description: "Een andere tekst." });
    const [change] = await announcedBy(() => test.bring(xmlFeed(items)));
    expect(change?.productIds).toEqual(new Set([await productOf("sku-1")]));
  });

  it("is nothing when the feed came again unchanged, was held or was refused", async () => {
    const feed = xmlFeed(goodItems(10));
    await test.bring(feed);
    expect(await announcedBy(() => test.bring(feed))).toEqual([]);
    expect(await announcedBy(() => test.bring(xmlFeed(goodItems(3))))).toEqual([]);
    expect(await announcedBy(() => test.bring("<html></html>"))).toEqual([]);
    expect(await announcedBy(() => test.bring(feed.replace("</channel>", "</chanel>")))).toEqual([]);
  });

  it("names no products one by one when there are more than ten thousand", async () => {
    const plain = { brand: "", gtin: "" };
    await test.bring(xmlFeed(goodItems(10_001, plain)));
    // Changes announced while applying list their ids; the last two are about the whole import.
    expect(test.changes.announced.slice(-2)).toEqual([{ productIds: "all" }, { productIds: "all" }]);
  }, 300_000);
});

it("leaves a recalled product off sale, although its shop still offers it", async () => {
  await test.bring(xmlFeed(goodItems(3)));
  const recalled = await productOf("sku-1");
  await test.rows("insert into recalls (product_id, reason, recalled_at) values ($1, 'Onveilig', now())", [recalled]);
  await test.rows("update products set expired = true where id = $1", [recalled]);
  await test.bring(xmlFeed([goodItem(0), goodItem(1, { price: "13.00 EUR" }), goodItem(2, { price: "14.00 EUR" })]));
  const [offer] = await test.rows<{ price: number }>("select price from offers where product_id = $1", [recalled]);
  expect(offer?.price).toBe(1_300);
  expect(await test.rows("select id from products where expired")).toEqual([{ id: recalled }]);
});

it("takes two imports of one shop that come at once one after the other", async () => {
  const prices = ["12.00 EUR", "13.00 EUR"];
  const reports = await Promise.all(prices.map((price) => test.bring(xmlFeed(goodItems(200, { price })))));
  expect(reports.map(({ state }) => state)).toEqual(["done", "done"]);
  expect(reports.map(({ counts }) => [counts.added, counts.changed]).sort()).toEqual([
    [0, 200],
    [200, 0],
  ]);
  const last = reports.findIndex(({ counts }) => counts.changed > 0);
  expect(await test.rows("select distinct price from offers")).toEqual([{ price: [1200, 1300][last] }]);
  expect(await test.rows("select 1 from feed_staging union all select 1 from feed_plan")).toEqual([]);
});

describe("an import that search does not take in", () => {
  const bring = (options: Partial<Parameters<typeof importFeed>[0]> = {}) =>
    importFeed({
      ...test,
      shopName: "Winkel",
      shopUrl: "https://winkel.example",
      source: inPieces(xmlFeed(goodItems(4))),
      sourceName: "test",
      ...options,
    });

  it("is stored all the same, and its report says that search follows later", async () => {
    const failing = {
      ...test.changes,
      catchUp: () => Promise.reject(new RangeError("Invalid array length")),
      behind: async () => 12_345,
    };
    const report = await bring({ changes: failing });
    expect(report.state).toBe("done");
    expect(report.counts.added).toBe(4);
    expect(report.message).toContain("De import is opgeslagen, maar zoeken loopt nog achter");
    expect(report.message).toContain("wachtten nog 12.345 producten");
    expect(await findImport(test.kit, report.id)).toEqual(report);
    expect(test.changes.announced).toHaveLength(1);
  });

  it("is caught up with by itself, announced, and then its report no longer says so", async () => {
    const { id } = await test.bring(xmlFeed(goodItems(4)));
    test.changes.announced = [];
    let failures = 3;
    const failing = {
      ...test.changes,
      announce: (change: CatalogueChange) => test.changes.announced.push(change),
      async catchUp() {
        failures -= 1;
        if (failures >= 0) throw new Error("the store did not respond");
      },
    };
    const change: CatalogueChange = { productIds: "all" };
    const waiting = { kit: test.kit, changes: failing, attemptsMs: [1, 1, 1] };
    expect(await makeSearchable(waiting, { id, change, message: "Let op." })).toMatch(/^Let op\. .*loopt nog achter/);
    expect((await findImport(test.kit, id))?.message).toContain("loopt nog achter");
    await vi.waitFor(async () => expect((await findImport(test.kit, id))?.message).toBe("Let op."));
    expect(test.changes.announced).toEqual([change]);
  });

  it("is left to the next start when the shop stops", async () => {
    const { id } = await test.bring(xmlFeed(goodItems(4)));
    const catchUp = vi.fn(() => Promise.reject(new Error("the store is closed")));
    const waiting = { kit: test.kit, changes: { ...test.changes, catchUp }, closing: AbortSignal.abort() };
    await makeSearchable({ ...waiting, attemptsMs: [0, 0] }, { id, change: null, message: "" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(catchUp).toHaveBeenCalledTimes(1);
    expect((await findImport(test.kit, id))?.message).toContain("loopt nog achter");
  });

  it("does not keep its report, nor the next import, waiting for ever", async () => {
    const hanging = { ...test.changes, catchUp: () => new Promise<void>(() => undefined) };
    const report = await bring({ changes: hanging, patience: 1 });
    expect(report).toMatchObject({ state: "done", counts: { added: 4 } });
    expect(report.message).toContain("zoekresultaten volgen vanzelf");
    expect((await test.bring(xmlFeed(goodItems(4)))).counts.unchanged).toBe(4);
  });

  it("is taken in by search at the next import, even one that changes nothing", async () => {
    const feed = xmlFeed(goodItems(4));
    await test.bring(feed);
    test.changes.calls = 0;
    await test.bring(feed);
    expect(test.changes.calls).toBe(1);
  });
});

it("calls a stored import stored, whatever becomes of the tidying afterwards", async () => {
  const { db } = test.kit;
  const query: typeof db.query = (sql, values) => {
    if (/delete from imports|insert into import_lines/.test(sql)) throw new Error("the disk is full");
    return db.query(sql, values);
  };
  const items = [goodItem(1), goodItem(2, { price: "duur" })];
  const report = await importFeed({
    ...test,
    kit: { ...test.kit, db: { ...db, query } },
    shopName: "Winkel",
    shopUrl: "https://winkel.example",
    source: inPieces(xmlFeed(items)),
    sourceName: "test",
  });
  expect(report).toMatchObject({ state: "done", counts: { added: 1, refused: 1 } });
});

it("logs a listener that fails and tells the others", async () => {
  const { createChangeListeners } = await import("../catalogue/change-listeners");
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const listeners = createChangeListeners(log);
  const heard: CatalogueChange[] = [];
  listeners.onChange(() => {
    throw new Error("no room");
  });
  const stop = listeners.onChange((change) => heard.push(change));
  listeners.announce({ productIds: "all" });
  stop();
  listeners.announce({ productIds: "all" });
  expect(heard).toEqual([{ productIds: "all" }]);
  expect(log.error).toHaveBeenCalledTimes(2);
});
