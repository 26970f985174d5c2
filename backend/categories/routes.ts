import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/categories";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { categoryDetail, featuredCategories } from "./detail";
import { categoryList, categoryPaths, fieldsOf, isIn, isListed, type Reading } from "./rules";
import { categoryTree } from "./tree";

const MAX_AGE = 60;
/** In addition to the caching of the tree itself (tree.ts). */
const KEEP_SECONDS = 30;
const notFound = { 404: "There is no such category" };

/** Static files about categories (service `content`). */
export function categoryFiles(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  const lists = [
    [contract.categoriesList, "marketplace"],
    [contract.categoriesList2, "search-engine"],
  ] as const;
  for (const [call, reading] of lists) {
    serve(routes, call, { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS }, async () =>
      categoryList(await categoryTree(kit.db), reading),
    );
  }
  serve(routes, contract.categoriesRoutes, { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS }, async () =>
    categoryPaths(await categoryTree(kit.db)),
  );
  serve(routes, contract.mainCategories, { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS }, async () => {
    const { mains } = await categoryTree(kit.db);
    return {
      categories: mains
        .filter(isListed)
        .map(fieldsOf)
        .map(({ key: _key, product_count: _count, ...listed }) => listed),
    };
  });
  const files = [
    [contract.categoryFile, "marketplace"],
    [contract.categoryFile2, "search-engine"],
  ] as const;
  const params = z.object({ id: z.string().max(100) });
  for (const [call, reading] of files) {
    const answer = {
      params,
      maxAge: MAX_AGE,
      keepSeconds: KEEP_SECONDS,
      failures: notFound,
    };
    serve(routes, call, answer, (received) => detailOr404(kit, "byId", received.params.id, reading));
  }
  serve(routes, contract.featuredCategories, { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS }, () =>
    featuredCategories(kit),
  );
  return routes;
}

/** Category data by key (service `search`). */
export function categoryCalls(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  const params = z.object({ key: z.string().max(300) });
  const query = z.object({
    marketplace: z
      .literal("1")
      .transform((): 1 => 1)
      .optional(),
  });
  const answer = {
    params,
    query,
    maxAge: MAX_AGE,
    keepSeconds: KEEP_SECONDS,
    failures: notFound,
  };
  serve(routes, contract.categoryData, answer, (received) =>
    detailOr404(kit, "byKey", received.params.key, received.query.marketplace ? "marketplace" : "search-engine"),
  );
  return routes;
}

async function detailOr404(kit: Kit, by: "byId" | "byKey", name: string, reading: Reading) {
  const node = (await categoryTree(kit.db))[by].get(name);
  if (!node || !isIn(reading, node)) throw failure(404, "There is no such category.");
  return categoryDetail(kit, node, reading);
}
