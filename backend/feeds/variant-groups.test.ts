import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { productDetail } from "../products/detail";
import { productSummaries } from "../products/summaries";
import { joinProducts, splitOffer } from "./match-decisions";
import { goodItem, type TestItem, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.empty());

const OTHER = "https://ander.example/";

/** A size of a shoe; the same `n` is the same product at every shop. */
const shoe = (n: number, group: string, changes: TestItem = {}): TestItem =>
  goodItem(n, { title: `Wandelschoen Dal maat ${36 + n}`, size: String(36 + n), item_group_id: group, ...changes });
const bring = (items: TestItem[], url?: string) => test.bring(xmlFeed(items), { force: true, ...(url && { url }) });

/** The sizes that are variants of each other, a text per group; products without group are left out. */
async function groups(): Promise<string[]> {
  const rows = await test.rows<{ sizes: string }>(
    `select string_agg(size[1], ' ' order by size[1]) as sizes from products
     where group_key is not null and moved_to is null group by group_key order by 1`,
  );
  return rows.map(({ sizes }) => sizes);
}
async function productOf(item: string): Promise<string> {
  const [row] = await test.rows<{ id: string }>("select product_id as id from offers where merchant_product_id = $1", [
    item,
  ]);
  return row?.id ?? "";
}

describe("variant groups after an import", () => {
  it("are of one shop, and unite with those of another shop that sells one of the variants", async () => {
    await bring([shoe(0, "dal"), shoe(1, "dal"), shoe(2, "top"), shoe(3, "top")]);
    expect(await groups()).toEqual(["36 37", "38 39"]);
    await bring([shoe(5, "dal")], "https://derde.example/");
    expect(await groups()).toEqual(["36 37", "38 39", "41"]);
    await bring([shoe(1, "x"), shoe(4, "x")], OTHER);
    expect(await groups()).toEqual(["36 37 40", "38 39", "41"]);
    await bring([shoe(1, "x"), shoe(3, "x"), shoe(4, "x")], OTHER);
    expect(await groups()).toEqual(["36 37 38 39 40", "41"]);
  });

  it("come apart when the shop that linked them changes its codes, drops a variant or leaves", async () => {
    const both = [shoe(1, "x"), shoe(2, "x"), shoe(4, "x")];
    await bring([shoe(0, "dal"), shoe(1, "dal"), shoe(2, "top"), shoe(3, "top")]);
    await bring(both, OTHER);
    expect(await groups()).toEqual(["36 37 38 39 40"]);
    await bring([shoe(1, "x"), shoe(2, "y"), shoe(4, "x")], OTHER);
    expect(await groups()).toEqual(["36 37 40", "38 39"]);
    await bring(both, OTHER);
    await bring([shoe(2, "x"), shoe(4, "x")], OTHER);
    expect(await groups()).toEqual(["36 37", "38 39 40"]);
    await bring([shoe(0, ""), shoe(1, "dal"), shoe(2, "top"), shoe(3, "top")]);
    expect(await groups()).toEqual(["37", "38 39 40"]);
  });

  it("change nothing more when the same feed is read again, and tell search of what they change", async () => {
    const feed = [shoe(0, "dal"), shoe(1, "dal")];
    await bring(feed);
    const revisions = () => test.rows("select id, revision from products order by id");
    const before = await revisions();
    await bring(feed);
    expect(await revisions()).toEqual(before);
    test.changes.announced = [];
    await bring([shoe(1, "a"), shoe(2, "a")], "https://aa.example/");
    const [key] = await test.rows<{ n: number }>("select count(distinct group_key)::int as n from products");
    expect(key).toEqual({ n: 1 });
    expect(new Set(test.changes.announced.flatMap(({ productIds }) => [...productIds]))).toContain(
      await productOf("sku-0"),
    );
    expect(await test.rows("select code from stale_groups")).toEqual([]);
  });

  it("are what product pages link and what cards count, without what cannot be bought", async () => {
    const colored = (n: number, color: string, changes: TestItem = {}) => shoe(n, "dal", { color, ...changes });
    const gone = colored(3, "zwart");
    await bring([colored(0, "zwart"), colored(1, "zwart", { availability: "out_of_stock" }), colored(2, "wit"), gone]);
    await bring([colored(0, "zwart"), colored(1, "zwart", { availability: "out_of_stock" }), colored(2, "wit")]);
    const id = await productOf("sku-0");
    const page = await productDetail(test.kit.db, id);
    const axes = page && "variants" in page ? (page.variants?.axes ?? []) : [];
    expect(
      axes.map(({ label, options }) => [label, ...options.map(({ value, state }) => `${value} ${state}`)]),
    ).toEqual([
      ["Kleur", "wit other", "zwart chosen"],
      ["Maat", "36 chosen", "37 soldOut", "38 other", "39 soldOut"],
    ]);
    expect(axes[0]?.options[0]).toMatchObject({ id: await productOf("sku-2"), lowestTotal: 1690 });
    const [card] = await productSummaries(test.kit.db, [id]);
    expect(card?.variants).toMatchObject({ count: 3, colors: 2, sizes: 3 });
  });

  it("are not made of a category: items that hardly share a word", async () => {
    await bring([
      shoe(0, "alles", { title: "Eettafel eiken rond" }),
      shoe(1, "alles", { title: "Boxspring met topper" }),
      shoe(2, "alles", { title: "Kledingkast wit" }),
    ]);
    expect(await groups()).toEqual([]);
  });

  it("follow what an operator joins and splits", async () => {
    await bring([shoe(0, "dal"), shoe(1, "dal"), shoe(2, "top")]);
    await bring([shoe(7, "x", { id: "los" }), shoe(8, "x")], OTHER);
    const [joined, kept] = [await productOf("los"), await productOf("sku-1")];
    expect(await groups()).toEqual(["36 37", "38", "43 44"]);
    await joinProducts(test.kit, joined, kept);
    expect(await groups()).toEqual(["36 37 44", "38"]);
    const [offer] = await test.rows<{ id: string }>("select id from offers where merchant_product_id = 'los'");
    await splitOffer(test.kit, offer?.id ?? "");
    expect(await groups()).toEqual(["36 37", "38", "43 44"]);
  });
});
