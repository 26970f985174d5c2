import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/content";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { readBlock } from "./blocks";
import { defaultArticles, defaultStatus, defaultTerms } from "./defaults";
import { contentLibrary } from "./library";
import { marketStatusSchema, popularTermsSchema, supportArticlesSchema } from "./schema";

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
  const library = contentLibrary(kit);
  const params = z.object({ id: z.string().max(100) });
  const failures = { 404: "There is no such article" };
  const answer = { params, maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS, failures };
  serve(routes, contract.supportArticle, answer, async ({ params: { id } }) => {
    const written = (await readBlock(kit, "support-articles", supportArticlesSchema)) ?? {};
    const article =
      Object.values(written).find((one) => one.id === id) ??
      (await library.find("support", id)) ??
      (await library.find("policies", id)) ??
      defaultArticles.find((one) => one.id === id);
    if (!article) throw failure(404, "There is no such article.");
    const { title, text } = article;
    return { id, title, text };
  });
  return routes;
}
