import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/content";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { helpText, helpTexts } from "./articles";
import { readBlock } from "./blocks";
import { defaultStatus, defaultTerms } from "./defaults";
import { marketStatusSchema, popularTermsSchema } from "./schema";

const MAX_AGE = 60;
/** The market may close at any moment. */
const STATUS_MAX_AGE = 10;
/** Pages show an operator's change within this many seconds. */
const KEEP_SECONDS = 10;
const KEEP_STATUS_SECONDS = 2;

/** Static files other than those about categories or shops (service `content`). */
export function contentFiles(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  serve(
    routes,
    contract.popularTerms,
    { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS },
    async () => (await readBlock(kit, "popular_terms", popularTermsSchema)) ?? defaultTerms,
  );
  serve(
    routes,
    contract.marketStatus,
    { maxAge: STATUS_MAX_AGE, keepSeconds: KEEP_STATUS_SECONDS },
    async () => (await readBlock(kit, "market-status", marketStatusSchema)) ?? defaultStatus,
  );
  const caching = { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS };
  const params = z.object({ id: z.string().max(100) });
  const query = z.object({ version: z.iso.date().optional() });
  const failures = { 404: "There is no such article" };
  serve(
    routes,
    contract.supportArticle,
    { params, query, ...caching, failures },
    async ({ params: { id }, query: { version } }) => {
      const article = await helpText(kit, id, version);
      if (!article) throw failure(404, "There is no such article.");
      return article;
    },
  );
  serve(routes, contract.supportArticles, caching, async () => {
    const articles = (await helpTexts(kit)).filter(({ kind }) => kind === "support");
    return { articles: articles.map(({ id, title, description }) => ({ id, title, description })) };
  });
  return routes;
}
