import { readFile, rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { offersOf } from "../products/offers";
import { findImport } from "./import-records";
import { reportFile } from "./report-writer";
import * as staging from "./stage-feed";
import { goodItem, goodItems, type TestItem, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.empty());

const FEED = xmlFeed([...goodItems(9), goodItem(9, { price: "duur" })]);

/** Whether the import of `content` read the feed, or knew it. */
async function isRead(content: string, options?: { force?: boolean }): Promise<boolean> {
  const read = vi.spyOn(staging, "stageFeed");
  try {
    await test.bring(content, options);
    return read.mock.calls.length > 0;
  } finally {
    read.mockRestore();
  }
}

describe("a feed that comes again unchanged", () => {
  it("is not read again: counts and report are those of the first time", async () => {
    const first = await test.bring(FEED);
    test.clock.now = new Date("2026-11-21T12:00:00Z");
    const again = await test.bring(FEED);
    expect(again.message).toContain("gelijk aan de vorige");
    expect(again.counts).toEqual({ ...first.counts, added: 0, unchanged: 9 });
    expect(again.lines).toEqual(first.lines);
    expect(await findImport(test.kit, again.id)).toEqual(again);
    const [one, two] = await Promise.all([first, again].map(({ id }) => readFile(reportFile(test.kit, id), "utf8")));
    expect(two).toBe(one);
    const [row] = await test.rows<{ id: string }>("select product_id as id from offers limit 1");
    const offers = await test.kit.db.transaction((session) => offersOf(session, [row?.id ?? ""]));
    expect(offers.get(row?.id ?? "")?.[0]?.checkedAt).toBe(test.clock.now.toISOString());
    expect(await isRead(FEED)).toBe(false);
  });

  it.each<[string, string]>([
    ["the shop's settings have changed", "update shops set shipping_cost = 295"],
    [
      "the shop's categories have changed",
      "insert into categories (id, key, slug, level, position, name, img, img_blue) values ('p', 'p', 'p', 1, 2, 'Tuin', '', '')",
    ],
    [
      "the operator has placed one of its paths",
      "insert into category_mappings (shop_id, path_key, path, category_id) select id, 'a', 'A', 'overig' from shops",
    ],
    [
      "the operator has decided about one of its offers",
      "insert into product_matches (offer_id, product_id, state, score) select id, product_id, 'apart', 1 from offers limit 1",
    ],
    ["offers of the shop have disappeared", "delete from offers where merchant_product_id = 'sku-1'"],
    ["the shop is out of sight", "update shops set gone = true"],
    ["the import before was not finished", "update imports set state = 'failed'"],
    ["it was read with another version", "update imports set fingerprint = 'x'"],
  ])("is read when %s", async (_, change) => {
    await test.bring(FEED);
    await test.rows(change);
    expect(await isRead(FEED)).toBe(true);
    expect(await test.rows("select 1 from offers")).toHaveLength(9);
  });

  it("is read when its report is not in this data folder, but in that of another process", async () => {
    const first = await test.bring(FEED);
    const written = await readFile(reportFile(test.kit, first.id), "utf8");
    await rm(reportFile(test.kit, first.id));
    const again = await test.bring(FEED);
    expect(again.counts).toEqual({ ...first.counts, added: 0, unchanged: 9 });
    expect(await readFile(reportFile(test.kit, again.id), "utf8")).toBe(written);
    expect(await isRead(FEED)).toBe(false);
  });

  it("is read when the operator forces it, when another came in between, and once a week", async () => {
    await test.bring(FEED);
    expect(await isRead(FEED, { force: true })).toBe(true);
    expect(await isRead(xmlFeed(goodItems(8)))).toBe(true);
    expect(await isRead(FEED)).toBe(true);
    expect(await isRead(FEED)).toBe(false);
    test.clock.now = new Date("2026-11-27T12:00:01Z");
    expect(await isRead(FEED)).toBe(true);
  });

  it("is read when a held feed came in between only if it is itself another", async () => {
    await test.bring(FEED);
    expect((await test.bring(xmlFeed(goodItems(2)))).state).toBe("held");
    expect(await isRead(FEED)).toBe(false);
  });

  it.each<[string, TestItem]>([
    [
      "a sale in it has ended",
      { price: "20.00 EUR", sale_price: "15.00 EUR", sale_price_effective_date: "2026-11-01/2026-11-21" },
    ],
    ["an item in it has expired", { expiration_date: "2026-11-21" }],
  ])("is read when %s", async (_, changes) => {
    const feed = xmlFeed([...goodItems(5), goodItem(5, changes)]);
    await test.bring(feed);
    test.clock.now = new Date("2026-11-20T20:00:00Z");
    expect(await isRead(feed)).toBe(false);
    test.clock.now = new Date("2026-11-22T12:00:00Z");
    const report = await test.bring(feed);
    expect(report.counts.changed + report.counts.removed).toBe(1);
  });

  it("is known after more imports than reports are kept", async () => {
    await test.bring(FEED);
    for (let n = 0; n < 21; n += 1) await test.bring(FEED);
    expect(await isRead(FEED)).toBe(false);
    expect(await test.rows("select 1 from imports")).toHaveLength(21);
  });
});
