import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { LENGTHS } from "#contract/lengths";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import { addCode, endCode, readAllCodes, shopIdOf } from "./operator-code-records";

const MOST_CODES = 1_000;
const MOST_CENTS = 1_000_000;
const MOST_USES = 1_000_000;
const MOST_PER_CUSTOMER = 1_000;

const name = z
  .string()
  .trim()
  .toUpperCase()
  .max(LENGTHS.promoCode)
  .regex(/^[A-Z0-9][A-Z0-9-]+$/);
const day = z.iso.date();
const described = z
  .strictObject({
    code: name,
    kind: z.enum(["percentage", "amount", "shipping"]),
    value: z.number().int().min(0).max(MOST_CENTS),
    minimum: z.number().int().min(0).max(MOST_CENTS).optional(),
    from: day.optional(),
    until: day.optional(),
    useLimit: z.number().int().min(1).max(MOST_USES).optional(),
    perCustomer: z.number().int().min(1).max(MOST_PER_CUSTOMER).optional(),
    /** The shop that pays for it, on its own goods; without one the platform does. */
    website: z.string().trim().toLowerCase().min(1).max(253).optional(),
  })
  .refine(({ kind, value }) => (kind === "shipping" ? value === 0 : value > 0))
  .refine(({ kind, value }) => kind !== "percentage" || value <= 100)
  .refine(({ from, until }) => !from || !until || from <= until);
const named = z.strictObject({ code: name });

/** Promo codes, for the operator's own command (service `carts`): every call needs the key from the data folder. */
export function operatorCodeRoutes(kit: Kit): OpenAPIHono {
  const { db, log, now } = kit;
  const routes = createRoutes(kit);
  routes.use("/orders/codes", operatorOnly(kit));
  routes.use("/orders/codes/*", operatorOnly(kit));

  routes.get("/orders/codes", async (c) => {
    const codes = await readAllCodes(db, MOST_CODES);
    return c.json({ now: now().toISOString(), codes: codes.map(({ code, website }) => ({ ...code, website })) });
  });
  routes.post("/orders/codes", async (c) => {
    const { website, ...code } = await bodyOf(c, described);
    const shopId = website === undefined ? null : await shopIdOf(db, website);
    if (shopId === undefined) throw failure(404, `de winkel ${website} is er niet`);
    const added = await addCode(db, { ...code, shopId, fundedBy: shopId === null ? "platform" : "shop" });
    if (!added) throw failure(409, `de code ${code.code} is er al, of was er al eens`);
    log.info("promo code added", { code: code.code });
    return c.json({ ok: true });
  });
  routes.post("/orders/codes/end", async (c) => {
    const { code } = await bodyOf(c, named);
    if (!(await endCode(db, code, now()))) throw failure(404, `er is geen geldige code ${code}`);
    log.info("promo code ended", { code });
    return c.json({ ok: true });
  });
  return routes;
}

async function bodyOf<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body = schema.safeParse(await c.req.json().catch(() => null));
  if (!body.success) throw failure(400, z.prettifyError(body.error));
  return body.data;
}
