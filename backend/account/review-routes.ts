import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import { reviewBusiness } from "./business";
import { readRequests } from "./business-records";
import { businessStatus } from "./schema";

const SHOWN = 200;
const listQuery = z.object({ status: businessStatus.default("requested") });
const reviewBody = z.object({
  id: z.string().min(1).max(255),
  status: z.enum(["in_review", "approved", "refused"]),
  message: z.string().trim().max(1_000),
});

/** Requests for business accounts, for the operator's own command: every call needs the key from the data folder. */
export function reviewRoutes(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  routes.use("/business-requests", operatorOnly(kit));
  routes.get("/business-requests", async (c) => {
    const query = listQuery.safeParse(c.req.query());
    if (!query.success) throw failure(400, z.prettifyError(query.error));
    return c.json({ requests: await readRequests(kit.db, query.data.status, SHOWN) });
  });
  routes.post("/business-requests", async (c) => {
    const body = reviewBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    const { id, status, message } = body.data;
    await reviewBusiness(kit, id, status, message);
    return c.json({ ok: true });
  });
  return routes;
}
