import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/content";
import { dutchDay } from "#contract/dutch-day";
import { type Reading, readings, textOfReading } from "#contract/reading-text";
import { partArticles, QUESTION_LENGTH } from "#contract/support";
import { operatorOnly } from "../auth/operator-only";
import { helpText, helpTexts } from "../content/articles";
import { contentLibrary } from "../content/library";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serve, serveHttp } from "../http/serve";
import type { Kit } from "../kit";
import { DONE } from "../users/fields";
import { type ArticleIndex, createArticleIndex } from "./article-index";
import type { Source } from "./article-parts";
import { addVote, readVotes } from "./vote-records";

const DAY_S = 86_400;
const VOTES_A_DAY = 30;
const MOST_FOUND = 12;
const MAX_AGE = 60;
const KEEP_SECONDS = 10;
/** Days that the operator's overview of answers covers. */
const COUNTED_DAYS = 90;
const SHOWN = 200;

const question = z.object({
  q: z.string().max(QUESTION_LENGTH),
  reading: z.enum(readings),
  guides: z.literal("1").optional(),
});
const vote = z.object({ id: z.string().min(1).max(100), useful: z.boolean() });
const parts: readonly string[] = Object.values(partArticles);

interface Surroundings {
  clientOf?: (headers: Headers) => string | undefined;
}

/** Finding in the support articles, policies and guides, and saying whether one was useful (service `content`). */
export function articleRoutes(kit: Kit, { clientOf }: Surroundings): OpenAPIHono {
  const routes = createRoutes(kit);
  const indexOf = createIndexes();
  const caching = { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS };
  serve(routes, contract.findArticles, { query: question, ...caching }, async ({ query: { q, reading, guides } }) => {
    const texts: Source[] = (await helpTexts(kit)).map((one) => ({ ...one, slug: "" }));
    return { found: indexOf(reading, guides ? [...texts, ...(await guideTexts(kit))] : texts).find(q, MOST_FOUND) };
  });

  const mayVote = createRateLimit(VOTES_A_DAY, DAY_S);
  const mayVoteOn = createRateLimit(1, DAY_S);
  const failures = { 404: "There is no such article", 429: "This visitor has said so" };
  serveHttp(routes, contract.rateArticle, { body: vote, failures }, async ({ body: { id, useful } }, c) => {
    if (!(await helpText(kit, id))) throw failure(404, "There is no such article.");
    const client = clientOf?.(c.req.raw.headers) ?? "";
    await mayVote(client);
    await mayVoteOn(`${client} ${id}`);
    await addVote(kit.db, id, dutchDay(kit.now()), useful);
    return DONE;
  });

  routes.use("/operator-votes", operatorOnly(kit));
  routes.get("/operator-votes", async (c) => {
    const since = new Date(kit.now().getTime() - COUNTED_DAYS * DAY_S * 1_000);
    return c.json({ votes: await readVotes(kit.db, dutchDay(since), SHOWN) });
  });
  return routes;
}

/** The buying guides that hold today. */
async function guideTexts(kit: Kit): Promise<Source[]> {
  const guides = await contentLibrary(kit).list("blog");
  return guides.map(({ id, slug, title, description, text }) => ({
    id,
    kind: "guide",
    slug,
    title,
    description,
    text,
  }));
}

/** One index per reading, with and without guides, made anew when a text has changed. */
function createIndexes() {
  const made = new Map<string, { from: string; index: ArticleIndex }>();
  return (reading: Reading, texts: readonly Source[]): ArticleIndex => {
    const name = `${reading} ${texts.some(({ kind }) => kind === "guide")}`;
    const sources = texts
      .filter(({ id }) => !parts.includes(id))
      .map((one) => ({ ...one, text: textOfReading(one.text, reading) }));
    const from = JSON.stringify(sources);
    const known = made.get(name);
    if (known?.from === from) return known.index;
    const index = createArticleIndex(sources);
    made.set(name, { from, index });
    return index;
  };
}
