import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeBlock } from "../content/blocks";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { openTestShop } from "../storage/testing";
import { categoryCalls, categoryFiles } from "./routes";
import { categoryTree, forgetCategoryTree } from "./tree";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

async function file(path: string) {
  const response = await categoryFiles(kit).request(path);
  expect(response.status).toBe(200);
  return response.json();
}

describe("the category lists", () => {
  it("hold three levels in their order, counting the products of deeper levels", async () => {
    const list = answered("categoriesList", await file("/categories_list.json"));
    expect(list.map(({ key }) => key)).toEqual(["veiling", "elektronica", "volwassen"]);
    const phones = list[1]?.subcategory.buckets[0];
    expect(phones?.subsubcategory.buckets.map(({ key, product_count }) => [key, product_count])).toEqual([
      ["elektronica.telefoons.smartphones", 3],
      ["elektronica.telefoons.hoesjes", 2],
    ]);
    expect([phones?.product_count, list[1]?.product_count, list[0]?.product_count]).toEqual([5, 5, 0]);
  });

  it("count variants of one thing once, at every level, and so do its brands", async () => {
    const group = (key: string | null) =>
      kit.db.query("update products set group_key = $1 where id in ($2, $3)", [key, ...variants]);
    const { rows } = await kit.db.query<{ id: string }>(
      `select min(id) as id from products where category_id like 'c-elektronica.telefoons.%' group by category_id`,
    );
    const variants = rows.map(({ id }) => id);
    expect(variants).toHaveLength(2);
    await group("s1:phone");
    forgetCategoryTree(kit.db);
    const list = answered("categoriesList", await file("/categories_list.json"));
    const phones = list[1]?.subcategory.buckets[0];
    expect(phones?.subsubcategory.buckets.map(({ product_count }) => product_count)).toEqual([3, 2]);
    expect([phones?.product_count, list[1]?.product_count]).toEqual([4, 4]);
    await group(null);
    forgetCategoryTree(kit.db);
  });

  it("mark everything below an adult category", async () => {
    const list = answered("categoriesList", await file("/categories_list.json"));
    expect(list[2]?.subcategory.buckets[0]).toMatchObject({ key: "volwassen.spellen", adult_content: true });
    expect(list[1]?.subcategory.buckets[0]?.adult_content).toBe(false);
  });

  it("are read once for all who ask at the same time, and again after a failure", async () => {
    const query = vi.spyOn(kit.db, "query");
    const counts = () => query.mock.calls.filter(([text]) => text.includes("group by p.category_id")).length;
    forgetCategoryTree(kit.db);
    const trees = await Promise.all([1, 2, 3].map(() => categoryTree(kit.db)));
    expect(new Set(trees).size).toBe(1);
    expect(counts()).toBe(1);
    forgetCategoryTree(kit.db);
    query.mockRejectedValueOnce(new Error("late"));
    await expect(categoryTree(kit.db)).rejects.toThrow("late");
    expect((await categoryTree(kit.db)).byId.size).toBe(trees[0]?.byId.size);
    query.mockRestore();
  });

  it("leave out of the search-engine reading what only a marketplace has", async () => {
    const list = answered("categoriesList", await file("/categories_list2.json"));
    expect(list.map(({ key }) => key)).toEqual(["elektronica", "volwassen"]);
  });

  it("give the path of every category and the main ones", async () => {
    expect(await file("/categories_routes.json")).toMatchObject({
      "elektronica.telefoons.hoesjes": "/elektronica/telefoons/hoesjes/",
    });
    const main = answered("mainCategories", await file("/main-categories.json"));
    expect(main.categories.map(({ slug }) => slug)).toContain("volwassen");
  });
});

describe("categories that imports made", () => {
  const keysOf = async () => answered("categoriesList", await file("/categories_list.json")).map(({ key }) => key);
  const fields = "id, key, slug, level, position, name, img, img_blue, origin";

  it("are listed while they have products, and never when they hold what is unplaced", async () => {
    await kit.db.query(`insert into categories (${fields}) values
      ('google-1', 'dieren', 'dieren', 1, 90, 'Dieren', '', '', 'taxonomy'),
      ('overig', 'overig', 'overig', 1, 91, 'Nog niet ingedeeld', '', '', 'unplaced')`);
    forgetCategoryTree(kit.db);
    expect(await keysOf()).not.toContain("dieren");
    const move = (id: string) =>
      kit.db.query(`update products set category_id = '${id}'
        where id = (select id from products where category_id = 'c-elektronica.telefoons.hoesjes' limit 1) returning id`);
    const { rows } = await move("google-1");
    forgetCategoryTree(kit.db);
    expect(await keysOf()).toContain("dieren");
    await kit.db.query("update products set category_id = 'overig' where id = $1", [rows[0]?.id]);
    forgetCategoryTree(kit.db);
    expect(await keysOf()).not.toContain("overig");
    expect((await categoryCalls(kit).request("/categories/overig")).status).toBe(200);
    await kit.db.query("update products set category_id = 'c-elektronica.telefoons.hoesjes' where id = $1", [
      rows[0]?.id,
    ]);
    await kit.db.query("delete from categories where origin <> 'own'");
    forgetCategoryTree(kit.db);
  });
});

describe("one category", () => {
  it("comes with its way, its children, its brands and its texts", async () => {
    const detail = answered("categoryFile", await file("/categories/c-elektronica.telefoons.json"));
    expect(detail.path.map(({ slug }) => slug)).toEqual(["elektronica", "telefoons"]);
    expect(detail.children.map(({ slug }) => slug)).toEqual(["smartphones", "hoesjes"]);
    expect(detail.top_brands).toEqual([
      { name: "Nova", product_count: 3 },
      { name: "Cover", product_count: 2 },
    ]);
    expect(detail.page_title).toBe("Mobiele telefoons vergelijken");
  });

  it("is found by key as well", async () => {
    const response = await categoryCalls(kit).request("/categories/elektronica.telefoons.hoesjes");
    expect(await response.json()).toMatchObject({ name: "Hoesjes", children: [] });
    expect(response.headers.get("Cache-Control")).toContain("public");
  });

  it.each([
    ["/categories/elektronica.tuin", categoryCalls],
    ["/categories/telefoons", categoryCalls],
    ["/categories/veiling", categoryCalls],
    ["/categories/c-elektronica.tuin.json", categoryFiles],
    ["/categories/c-elektronica", categoryFiles],
    ["/categories2/c-veiling.json", categoryFiles],
  ])("is 404 at %s", async (path, calls) => {
    const response = await calls(kit).request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
  });
});

it("is found by key in the marketplace reading when only that has it", async () => {
  const response = await categoryCalls(kit).request("/categories/veiling?marketplace=1");
  expect(await response.json()).toMatchObject({ key: "veiling" });
});

describe("featured categories", () => {
  it("are main categories without adult ones until an operator chooses", async () => {
    const { categories } = answered("featuredCategories", await file("/featured-categories.json"));
    expect(categories.map(({ key }) => key)).toEqual(["elektronica"]);
  });

  it("are what the operator chose, without those that do not exist", async () => {
    await writeBlock(kit.db, "featured-categories", {
      categories: [{ key: "elektronica.telefoons", tagline: "Vanaf € 80" }, { key: "verdwenen" }],
    });
    const { categories } = answered("featuredCategories", await file("/featured-categories.json"));
    expect(categories).toMatchObject([{ name: "Telefoons", tagline: "Vanaf € 80" }]);
  });

  it("survive a block that makes no sense", async () => {
    await writeBlock(kit.db, "featured-categories", { categories: "alle" });
    const { categories } = answered("featuredCategories", await file("/featured-categories.json"));
    expect(categories.map(({ key }) => key)).toEqual(["elektronica"]);
  });
});

it("shows a changed category once the tree is told to forget", async () => {
  await kit.db.query("update categories set name = 'Bellen' where id = 'c-elektronica.telefoons'");
  forgetCategoryTree(kit.db);
  const response = await categoryCalls(kit).request("/categories/elektronica.telefoons");
  expect(await response.json()).toMatchObject({ name: "Bellen" });
});
