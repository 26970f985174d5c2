import type { OpenAPIHono } from "@hono/zod-openapi";
import * as contract from "#contract/site";
import { adultCategoryIds } from "../categories/tree";
import { readBlock } from "../content/blocks";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { sitemapPage } from "../products/sitemap";
import { routeNamesWith, siteConfigWith } from "./rules";
import * as schema from "./schema";

/** Changes to config or route names take effect within this many seconds. */
const MAX_AGE = 5;
const SITEMAP_MAX_AGE = 3_600;

/** Settings that the operator changes without a rebuild (service `site`). */
export function siteRoutes(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  serve(routes, contract.siteConfig, { maxAge: MAX_AGE }, async () =>
    siteConfigWith(await readBlock(kit, "site-config", schema.siteConfigBlockSchema)),
  );
  serve(routes, contract.routeNames, { maxAge: MAX_AGE }, async () =>
    routeNamesWith(await readBlock(kit, "route-names", schema.routeNamesBlockSchema)),
  );
  const sitemap = { query: schema.sitemapQuery, maxAge: SITEMAP_MAX_AGE };
  serve(routes, contract.sitemapProducts, sitemap, async ({ query }) =>
    sitemapPage(kit.db, query.page, await adultCategoryIds(kit.db)),
  );
  return routes;
}
