import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FlagName } from "#contract/flags";
import { json, loaderContext } from "../../tests/loader-context";
import { answeredTree, keysOf, readingKeys, readingTree, requireCategory, wayInReading } from "./category-list";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const main = (key: string, subs: string[] = []) => ({
  key,
  subcategory: { buckets: subs.map((sub) => ({ key: `${key}.${sub}`, subsubcategory: { buckets: [] } })) },
});
const lists: Record<string, unknown> = {
  "/categories_list.json": [main("wonen", ["lampen"]), main("handgemaakt", ["keramiek"])],
  "/categories_list2.json": [main("wonen", ["lampen"])],
};
const shop = (on: FlagName[] = [], down = false) =>
  loaderContext(({ path }) => (down ? json({}, 500) : json(lists[path])), { on });
const way = [{ key: "handgemaakt" }, { key: "handgemaakt.keramiek" }];

describe("the categories of a reading", () => {
  test("are those of its own list, read once for all who ask", async () => {
    const { context, sent } = shop();
    expect([...((await readingKeys(context)) ?? [])]).toEqual(["wonen", "wonen.lampen"]);
    await readingKeys(context);
    expect(sent).toHaveLength(1);
    expect((await readingKeys(shop(["Marketplace"]).context))?.has("handgemaakt.keramiek")).toBe(true);
  });
  test("are what a page may stand on", async () => {
    await expect(requireCategory(shop().context, ["handgemaakt"])).rejects.toMatchObject({ status: 404 });
    await expect(requireCategory(shop(["Marketplace"]).context, ["handgemaakt"])).resolves.toBeUndefined();
    await expect(requireCategory(shop().context, [])).resolves.toBeUndefined();
  });
  test("are as far as a trail goes", async () => {
    expect(await wayInReading(shop().context, way)).toEqual([]);
    expect(await wayInReading(shop().context, [{ key: "wonen" }, { key: "wonen.anders" }])).toEqual([{ key: "wonen" }]);
    expect(await wayInReading(shop(["Marketplace"]).context, way)).toEqual(way);
  });
  test("are taken as they come while the list cannot be had, and it is asked for again", async () => {
    const { context, sent } = shop([], true);
    const page = () => ({ ...context });
    expect(await readingKeys(page())).toBeNull();
    expect(await wayInReading(page(), way)).toEqual(way);
    await expect(requireCategory(page(), ["handgemaakt"])).resolves.toBeUndefined();
    expect(sent).toHaveLength(3);
  });
  test("are asked for once a page, also where the page needs the answer as it is", async () => {
    for (const down of [false, true]) {
      const { context, sent } = shop([], down);
      await Promise.allSettled([answeredTree(context), readingTree(context), readingKeys(context)]);
      expect(sent).toHaveLength(1);
    }
  });
});

describe("a service that lies once", () => {
  const good = () => json(lists["/categories_list2.json"]);
  const lies: [string, () => Response][] = [
    ["an empty list", () => json([])],
    ["rubbish", () => json({ categories: "all" })],
    ["a list of nothing usable", () => json([{}, null, 5])],
    ["an error", () => json({}, 500)],
    ["a page", () => new Response("<h1>Welkom</h1>", { headers: { "Content-Type": "text/html" } })],
  ];
  test.each(lies)("with %s replaces no good list", async (_, lie) => {
    let answer = good;
    const first = loaderContext(() => answer());
    const page = () => loaderContext(() => answer(), { dispatch: first.context.dispatch }).context;
    await readingTree(page());
    answer = lie;
    expect(keysOf((await readingTree(page())) ?? [])).toEqual(["wonen", "wonen.lampen"]);
    expect([...((await readingKeys(page())) ?? [])]).toEqual(["wonen", "wonen.lampen"]);
    await expect(requireCategory(page(), ["wonen", "lampen"])).resolves.toBeUndefined();
    await expect(requireCategory(page(), ["handgemaakt"])).rejects.toMatchObject({ status: 404 });
    // An unusable answer is not cached: the next page asks again.
    answer = () => json([main("tuin")]);
    expect([...((await readingKeys(page())) ?? [])]).toEqual(["tuin"]);
  });
  test.each(lies)("with %s as its first answer is asked again", async (_, lie) => {
    let answer = lie;
    const first = loaderContext(() => answer());
    const page = () => loaderContext(() => answer(), { dispatch: first.context.dispatch }).context;
    await readingKeys(page());
    answer = good;
    expect([...((await readingKeys(page())) ?? [])]).toEqual(["wonen", "wonen.lampen"]);
  });
});
