import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { type ConsentChoice, consentPurposes, recordConsent } from "#contract/consent";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { Kit } from "../kit";
import { storeConsent } from "./consents";
import { readConsents } from "./records";

const HOUR_S = 3_600;
/** Many visitors may share an address. */
const CHOICES_AN_HOUR = 120;
const PAGE = 5_000;

const id = z.string().regex(/^[0-9a-f]{32}$/);
const choiceBody: z.ZodType<ConsentChoice> = z.object({
  id: id.optional(),
  version: z.int().min(1).max(10_000),
  purposes: z
    .array(z.enum(consentPurposes))
    .max(consentPurposes.length)
    .transform((all) => [...new Set(all)]),
  place: z.enum(["banner", "settings"]),
});
const pageQuery = z.object({ after: z.coerce.number().int().min(0).default(0), id: id.optional() });

interface Surroundings {
  clientOf?: (headers: Headers) => string | undefined;
}

/** The log of consent (service `site`): adding a choice, and reading all of them as the operator. */
export function consentRoutes(kit: Kit, { clientOf }: Surroundings): OpenAPIHono {
  const routes = createRoutes(kit);
  const mayAdd = createRateLimit(CHOICES_AN_HOUR, HOUR_S);
  const adding = { body: choiceBody, failures: { 429: "Too many choices" } };
  serveHttp(routes, recordConsent, adding, async ({ body }, c) => {
    await mayAdd(clientOf?.(c.req.raw.headers) ?? "");
    return { id: await storeConsent(kit, body) };
  });

  routes.use("/operator-consents", operatorOnly(kit));
  routes.get("/operator-consents", async (c) => {
    const query = pageQuery.safeParse(c.req.query());
    if (!query.success) throw failure(400, z.prettifyError(query.error));
    return c.json({ consents: await readConsents(kit.db, { ...query.data, limit: PAGE }) });
  });
  return routes;
}
