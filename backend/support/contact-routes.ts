import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { sendContact } from "#contract/contact";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { Kit } from "../kit";
import { answerMessage, closeMessage, storeMessage } from "./messages";
import { readClosed, readMessage, readOpen } from "./records";
import { closeBody, contactBody } from "./schema";

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const SENT_AN_HOUR = 5;
/** Each sends a copy to an address that may be a stranger's. */
const MAILED_A_DAY = 5;
const SHOWN = 200;

interface Surroundings {
  wakeMails: () => unknown;
  /** The operator's address; without it, that of the site config. */
  contactMail?: string | undefined;
  clientOf?: (headers: Headers) => string | undefined;
}

const listQuery = z.object({ id: z.string().min(1).max(40).optional(), closed: z.literal("1").optional() });

/** Messages to customer service (service `site`): sending one, and the calls of the operator's own command. */
export function contactRoutes(kit: Kit, { wakeMails, contactMail, clientOf }: Surroundings): OpenAPIHono {
  const routes = createRoutes(kit);
  const maySend = createRateLimit(SENT_AN_HOUR, HOUR_S);
  const mayMail = createRateLimit(MAILED_A_DAY, DAY_S);
  const sending = { body: contactBody, failures: { 429: "Too many messages" } };
  serveHttp(routes, sendContact, sending, async ({ body }, c) => {
    await maySend(clientOf?.(c.req.raw.headers) ?? "");
    await mayMail(body.email);
    const id = await storeMessage(kit, body, contactMail);
    void wakeMails();
    return { id };
  });

  routes.use("/operator-contact", operatorOnly(kit));
  routes.get("/operator-contact", async (c) => {
    const query = listQuery.safeParse(c.req.query());
    if (!query.success) throw failure(400, z.prettifyError(query.error));
    const { id, closed } = query.data;
    if (id === undefined) return c.json({ messages: await (closed ? readClosed : readOpen)(kit.db, SHOWN) });
    const found = await readMessage(kit.db, id);
    if (!found) throw failure(404, "Dit bericht is er niet.");
    return c.json({ messages: [found] });
  });
  routes.post("/operator-contact", async (c) => {
    const body = closeBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    const { id } = body.data;
    if ("answer" in body.data) await answerMessage(kit, id, body.data.answer);
    else await closeMessage(kit, id, body.data.reason);
    kit.log.info("contact message closed", { message: id, answered: "answer" in body.data });
    void wakeMails();
    return c.json({ ok: true });
  });
  return routes;
}
