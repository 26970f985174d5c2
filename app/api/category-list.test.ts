// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FlagName } from "#contract/flags";
import { json, loaderContext } from "../../tests/loader-context";
import { readingKeys, requireCategory, wayInReading } from "./category-list";

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
    expect(await readingKeys(context)).toBeNull();
    expect(await wayInReading(context, way)).toEqual(way);
    await expect(requireCategory(context, ["handgemaakt"])).resolves.toBeUndefined();
    expect(sent).toHaveLength(3);
  });
});
