import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, test, vi } from "vitest";
import type { FlagName } from "#contract/flags";
import { json, loaderContext, siteFixture } from "../tests/loader-context";
import { loadRoot } from "./load-root";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const category = (slug: string, adult_content = false) => ({ slug, key: slug, name: slug, id: slug, adult_content });
const mains = [category("wonen"), category("handgemaakt"), category("erotiek", true)];
const answers: Record<string, unknown> = {
  "/main-categories.json": { categories: mains },
  "/categories_list.json": mains,
  "/categories_list2.json": [mains[0], mains[2]],
};

async function root(on: FlagName[], changes = {}) {
  const { context } = loaderContext(({ path }) => (answers[path] ? json(answers[path]) : json({}, 404)), {
    on,
    ...changes,
  });
  return loadRoot({ context, params: {}, request: new Request("https://shop.example/") } as LoaderFunctionArgs);
}
const slugs = ({ categories }: Awaited<ReturnType<typeof root>>) => categories.map(({ slug }) => slug);

test("menu and footer name the main categories of the visitor's reading", async () => {
  expect(slugs(await root([]))).toEqual(["wonen"]);
  expect(slugs(await root(["Marketplace"]))).toEqual(["wonen", "handgemaakt"]);
});

test("a main category for adults is left out, which is said, until the visitor chose to see it", async () => {
  expect(await root([])).toMatchObject({ hiddenCategories: true });
  const chosen = await root([], { adult: true });
  expect([slugs(chosen), chosen.hiddenCategories]).toEqual([["wonen", "erotiek"], false]);
});

test("each reading has a title and description of its own where the operator gave them", async () => {
  const head = { ...siteFixture.head, marketplace: { title: "Markt", description: "Alles op één plek." } };
  const site = { ...siteFixture, head };
  expect((await root([], { site })).site.head).toEqual(siteFixture.head);
  expect((await root(["Marketplace"], { site })).site.head).toMatchObject({
    title: "Markt",
    description: "Alles op één plek.",
  });
});
