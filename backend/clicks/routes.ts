import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { CLICK_ID, type Click, clickKinds, clickTicket, recordClick } from "#contract/clicks";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { Kit } from "../kit";
import { countClick } from "./clicks";
import { countClicks, readKey } from "./records";
import { makeTicket } from "./ticket";

const HOUR_S = 3_600;
/** More than one person clicks, also with others behind the same address. */
const CLICKS_AN_HOUR = 240;
const SHOPS = 1_000;
const DAY_MS = 86_400_000;

const clickBody: z.ZodType<Click> = z.object({
  ticket: z.string().max(100),
  kind: z.enum(clickKinds),
  clickId: z.string().regex(CLICK_ID).optional(),
  website: z
    .string()
    .regex(/^[\w.-]{1,253}$/)
    .optional(),
  product: z
    .string()
    .regex(/^[\w.:-]{1,100}$/)
    .optional(),
});
const reportQuery = z.object({ days: z.coerce.number().int().min(1).max(400) });

interface Surroundings {
  clientOf?: (headers: Headers) => string | undefined;
}

/** Clicks (service `shops`): tickets, counting, and the operator's report per shop. */
export function clickRoutes(kit: Kit, { clientOf }: Surroundings): OpenAPIHono {
  const routes = createRoutes(kit);
  const mayAsk = createRateLimit(CLICKS_AN_HOUR, HOUR_S);
  const mayClick = createRateLimit(CLICKS_AN_HOUR, HOUR_S);
  let key: Promise<string> | undefined;
  const ticketKey = () => {
    key ??= readKey(kit.db).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
  const failures = { 429: "Too many clicks" };
  serveHttp(routes, clickTicket, { failures }, async (_, c) => {
    const client = clientOf?.(c.req.raw.headers) ?? "";
    await mayAsk(client);
    return { ticket: makeTicket(await ticketKey(), client, kit.now()) };
  });
  serveHttp(routes, recordClick, { body: clickBody, failures }, async ({ body }, c) => {
    const client = clientOf?.(c.req.raw.headers) ?? "";
    await mayClick(client);
    await countClick(kit, await ticketKey(), body, { client, agent: c.req.header("user-agent") ?? "" });
    return { ok: true };
  });

  routes.use("/operator-clicks", operatorOnly(kit));
  routes.get("/operator-clicks", async (c) => {
    const query = reportQuery.safeParse(c.req.query());
    if (!query.success) throw failure(400, z.prettifyError(query.error));
    const since = new Date(kit.now().getTime() - query.data.days * DAY_MS);
    return c.json({ shops: await countClicks(kit.db, since, SHOPS) });
  });
  return routes;
}
