import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import type { MailQueue } from "./queue";
import { readState, tryAgain } from "./queue-records";

const SHOWN = 100;
const again = z.strictObject({ key: z.string().min(1).max(300).optional() });

/** The queue of mails, for the operator's own command (service `users`): every call needs the key from the data folder. */
export function mailRoutes(kit: Kit, queue: Pick<MailQueue, "wake">): OpenAPIHono {
  const routes = createRoutes(kit);
  routes.use("/mails", operatorOnly(kit));
  routes.get("/mails", async (c) => c.json(await readState(kit.db, SHOWN)));
  routes.post("/mails", async (c) => {
    const body = again.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    const { key } = body.data;
    const count = await tryAgain(kit.db, key, kit.now());
    if (count === 0 && key !== undefined) throw failure(404, "Deze mail wacht niet en is niet opgegeven.");
    void queue.wake();
    return c.json({ count });
  });
  return routes;
}
