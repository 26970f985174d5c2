import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listPaths } from "./place-records";
import { placeRoutes } from "./place-routes";
import { goodItem, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  await test.empty();
  await test.rows(`insert into categories (id, key, slug, level, position, name, img, img_blue)
    values ('t', 'tuin', 'tuin', 1, 1, 'Tuin', '', ''), ('p', 'puzzels', 'puzzels', 1, 2, 'Puzzels', '', '')`);
});

const FEED = xmlFeed([
  goodItem(1, { product_type: "Speelgoed > Puzzels", title: "Legpuzzel" }),
  goodItem(2, { product_type: "Speelgoed > Puzzels", title: "Legpuzzel" }),
  goodItem(3, { product_type: "Frobs > Fnords", title: "Xyzzy" }),
]);
const map = (mapping: unknown) =>
  placeRoutes(test.kit, test.changes).request("/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(mapping),
  });
const unmap = (path: { shop: string; path: string }) =>
  placeRoutes(test.kit, test.changes).request(`/?${new URLSearchParams(path)}`, { method: "DELETE" });

it("lists where the paths of a feed went, unplaced ones first", async () => {
  await test.bring(FEED);
  expect(await listPaths(test.kit.db, "winkel.example")).toMatchObject([
    { path: "Frobs > Fnords", category: "overig", isUnplaced: true, products: 1 },
    { path: "Speelgoed > Puzzels", category: "puzzels", isUnplaced: false, products: 2 },
  ]);
});

it("moves the products of a mapped path at once, tells of it, and keeps to it in later imports", async () => {
  await test.bring(FEED);
  test.changes.announced = [];
  const mapping = { shop: "winkel.example", path: " frobs >Fnords", category: "tuin" };
  expect(await (await map(mapping)).json()).toEqual({ moved: 1, isKnown: true });
  const placed = () => test.rows("select category_id from products where name = 'Xyzzy'");
  expect(await placed()).toEqual([{ category_id: "t" }]);
  expect(test.changes.announced).toHaveLength(1);
  expect((await listPaths(test.kit.db, null)).find(({ category }) => category === "tuin")?.confidence).toBe(1);
  await test.bring(`${FEED}\n`);
  expect(await placed()).toEqual([{ category_id: "t" }]);
  expect(await (await map(mapping)).json()).toEqual({ moved: 0, isKnown: true });
  expect(await (await map({ ...mapping, path: "Frobs > Fnord" })).json()).toEqual({ moved: 0, isKnown: false });
});

it("forgets a mapping: the next import of the same feed places the path by itself", async () => {
  await test.bring(FEED);
  const path = "Speelgoed > Puzzels";
  await map({ shop: "winkel.example", path, category: "tuin" });
  const placed = () => test.rows("select distinct category_id as id from products where name = 'Legpuzzel'");
  expect(await placed()).toEqual([{ id: "t" }]);
  expect((await unmap({ shop: "winkel.example", path: "speelgoed>puzzels" })).status).toBe(200);
  expect(await placed()).toEqual([{ id: "t" }]);
  await test.bring(FEED);
  expect(await placed()).toEqual([{ id: "p" }]);
  await map({ shop: "winkel.example", path: "A > B", category: "tuin" });
  const refused = await unmap({ shop: "winkel.example", path });
  expect(refused.status).toBe(422);
  expect((await refused.json()).message).toBe("dit pad is niet ingesteld; wel bijvoorbeeld: “A > B”");
});

it.each([
  [{ shop: "ander.example", path: "A > B", category: "tuin" }, "de winkel ander.example kennen we niet"],
  [{ shop: "winkel.example", path: "A > B", category: "tui" }, "de categorie tui bestaat niet; bedoel je tuin?"],
  [{ shop: "winkel.example", path: " > ", category: "tuin" }, "het pad is leeg"],
])("refuses %j with the reason", async (mapping, reason) => {
  await test.bring(FEED);
  const response = await map(mapping);
  expect(response.status).toBe(422);
  expect((await response.json()).message).toContain(reason);
});
