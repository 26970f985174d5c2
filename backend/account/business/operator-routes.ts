import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { operatorOnly } from "../../auth/operator-only";
import { failure } from "../../http/failure";
import { createRoutes } from "../../http/routes";
import type { Kit } from "../../kit";
import type { UsersSurroundings } from "../../users/surroundings";
import { businessStatus } from "../schema";
import { reviewBusiness } from "./decide";
import { type AskedRequest, readRequest, readRequests } from "./records";
import { missingParts, partsInDutch } from "./rules";

const SHOWN = 200;
const userId = z.string().min(1).max(255);
const listQuery = z.object({ status: businessStatus.default("requested"), id: userId.optional() });
const reviewBody = z.object({
  id: userId,
  status: z.enum(["in_review", "approved", "refused"]),
  message: z.string().trim().max(1_000),
});

/** Requests for business accounts, for the operator's own command: every call needs the key from the data folder. */
export function operatorBusinessRoutes(
  kit: Kit,
  surroundings: Pick<UsersSurroundings, "publicOrigin" | "announce">,
): OpenAPIHono {
  const routes = createRoutes(kit);
  routes.use("/business-requests", operatorOnly(kit));
  routes.get("/business-requests", async (c) => {
    const { status, id } = read(listQuery, c.req.query());
    const found = id === undefined ? await readRequests(kit.db, status, SHOWN) : await readRequest(kit.db, id);
    return c.json({ requests: found.map(told) });
  });
  routes.post("/business-requests", async (c) => {
    const { id, ...decision } = read(reviewBody, await bodyOf(c));
    await reviewBusiness(kit, surroundings, id, decision);
    return c.json({ ok: true });
  });
  return routes;
}

const bodyOf = (c: Context): Promise<unknown> => c.req.json().catch(() => null);

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw failure(400, z.prettifyError(result.error));
  return result.data;
}

/** The word that the site must show is the applicant's own affair. */
function told({ business, ...applicant }: AskedRequest) {
  const { domainToken: _, ...shown } = business;
  return { ...applicant, business: shown, missing: partsInDutch(missingParts(business)) };
}
