import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { sendNotice } from "#contract/notices";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { Kit } from "../kit";
import { decideNotice, storeNotice } from "./notices";
import { readDecided, readNotice, readOpen } from "./records";
import { decisionBody, noticeBody } from "./schema";

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const SENT_AN_HOUR = 10;
const MAILED_A_DAY = 5;
const SHOWN = 200;

interface Surroundings {
  wakeMails: () => unknown;
  clientOf?: (headers: Headers) => string | undefined;
}

const listQuery = z.object({ id: z.string().min(1).max(40).optional(), decided: z.literal("1").optional() });

/** Notices (service `site`): sending one, and the calls of the operator's own command. */
export function noticeRoutes(kit: Kit, { wakeMails, clientOf }: Surroundings): OpenAPIHono {
  const routes = createRoutes(kit);
  const maySend = createRateLimit(SENT_AN_HOUR, HOUR_S);
  const mayMail = createRateLimit(MAILED_A_DAY, DAY_S);
  const sending = { body: noticeBody, failures: { 429: "Too many notices" } };
  serveHttp(routes, sendNotice, sending, async ({ body }, c) => {
    await maySend(clientOf?.(c.req.raw.headers) ?? "");
    await mayMail(body.email);
    const id = await storeNotice(kit, body);
    void wakeMails();
    return { id };
  });

  routes.use("/operator-notices", operatorOnly(kit));
  routes.get("/operator-notices", async (c) => {
    const query = listQuery.safeParse(c.req.query());
    if (!query.success) throw failure(400, z.prettifyError(query.error));
    const { id, decided } = query.data;
    if (id === undefined) return c.json({ notices: await (decided ? readDecided : readOpen)(kit.db, SHOWN) });
    const found = await readNotice(kit.db, id);
    if (!found) throw failure(404, "Deze melding is er niet.");
    return c.json({ notices: [found] });
  });
  routes.post("/operator-notices", async (c) => {
    const body = decisionBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    const { id, accepted, reason } = body.data;
    await decideNotice(kit, id, accepted, reason);
    kit.log.info("notice decided", { notice: id, accepted });
    void wakeMails();
    return c.json({ ok: true });
  });
  return routes;
}
