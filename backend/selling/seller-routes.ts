import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { recordDecision } from "../audit/audit";
import { operatorOnly } from "../auth/operator-only";
import type { CatalogueChanges } from "../catalogue/changes";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import { userByAddress } from "../operator/user-by-address";
import { sellerOf } from "./change-seller";
import { approveSeller, describeSeller, resumeSeller, suspendSeller } from "./decide";
import { membersOf, shopIdOf, writeMember } from "./members";
import { readSellers, type SellerWithOwner } from "./records";
import { missingDetails } from "./seller";

const MOST_SHOPS = 20_000;
const website = z.string().trim().toLowerCase().min(1).max(253);
const text = z.string().trim().min(1).max(200).optional();
const identity = z
  .strictObject({
    legalName: text,
    street: text,
    postalCode: text,
    city: text,
    country: text,
    kvk: text,
    vatId: text,
    email: text,
    phone: text,
  })
  .optional();
const MOST_BP = 10_000;
const MOST_CENTS = 100_000;
const described = z.strictObject({
  website,
  identity,
  iban: text,
  certified: z.boolean().optional(),
  commissionBp: z.number().int().min(0).max(MOST_BP).nullable().optional(),
  pickupCost: z.number().int().min(0).max(MOST_CENTS).nullable().optional(),
  ownerId: z.string().min(1).max(255).nullable().optional(),
  accountId: z
    .string()
    .regex(/^acct_\w{1,100}$/, "Een rekening bij de betaaldienst begint met acct_")
    .nullable()
    .optional(),
});
const named = z.strictObject({ website });
const resumed = z.strictObject({ website, reason: z.string().trim().max(1_000).default("") });
const asked = z.object({ website });
const member = z.strictObject({
  website,
  email: z.string().trim().min(1).max(320),
  role: z.enum(["employee", "read"]).nullable(),
});
const suspended = z.strictObject({ website, reason: z.string().trim().min(1).max(1_000) });

interface Surroundings {
  changes: Pick<CatalogueChanges, "announce">;
  /** Of shops without a rate of their own. */
  commissionBp: number;
  /** The name of the site, under mails. */
  shopName: () => Promise<string>;
}

/** Who may sell here, for the operator's own command (service `webshops`): every call needs the key from the data folder. */
export function sellerRoutes(kit: Kit, { changes, commissionBp, shopName }: Surroundings): OpenAPIHono {
  const routes = createRoutes(kit);
  const store = { db: kit.db, now: kit.now, shopName };

  /** Pages show who sells what: after a decision none may stay cached. */
  async function decided(c: Context, what: string, shop: string, work: Promise<void>) {
    await work;
    kit.log.info(what, { shop });
    changes.announce({ productIds: "all" });
    return c.json({ ok: true });
  }

  routes.use("/sellers", operatorOnly(kit));
  routes.use("/sellers/*", operatorOnly(kit));
  routes.get("/sellers", async (c) => {
    const rows = await readSellers(kit.db, MOST_SHOPS);
    return c.json({ commissionBp, sellers: rows.map(told) });
  });
  routes.get("/sellers/members", async (c) => {
    const { website: shop } = read(asked, c.req.query());
    return c.json({ members: await membersOf(kit.db, await shopIdOf(kit.db, shop)) });
  });
  routes.post("/sellers/members", async (c) => {
    const { website: shop, email, role } = await bodyOf(c, member);
    await kit.db.transaction(async (session) => {
      const shopId = await shopIdOf(session, shop);
      await writeMember(session, { shopId, userId: await userByAddress(session, email), role }, kit.now());
      const decision = { action: "seller.member", subject: `shop:${shopId}`, reason: `${email}: ${role ?? "none"}` };
      await recordDecision(session, decision, kit.now());
    });
    return c.json({ ok: true });
  });
  routes.post("/sellers", async (c) => {
    const { website: shop, ...change } = await bodyOf(c, described);
    return decided(c, "seller described", shop, describeSeller(store, shop, change));
  });
  routes.post("/sellers/approve", async (c) => {
    const { website: shop } = await bodyOf(c, named);
    return decided(c, "seller approved", shop, approveSeller(store, shop));
  });
  routes.post("/sellers/suspend", async (c) => {
    const { website: shop, reason } = await bodyOf(c, suspended);
    return decided(c, "seller suspended", shop, suspendSeller(store, shop, reason));
  });
  routes.post("/sellers/resume", async (c) => {
    const { website: shop, reason } = await bodyOf(c, resumed);
    return decided(c, "seller resumed", shop, resumeSeller(store, shop, reason));
  });
  return routes;
}

const bodyOf = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> =>
  read(schema, await c.req.json().catch(() => null));

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw failure(400, z.prettifyError(result.error));
  return result.data;
}

function told(found: SellerWithOwner) {
  const { shop, seller, ownerId } = found;
  return {
    website: shop.website,
    name: shop.name,
    identity: shop.identity,
    iban: seller?.iban ?? "",
    status: seller?.status ?? null,
    reason: seller?.reason ?? "",
    certifiedAt: seller?.certifiedAt?.toISOString() ?? null,
    decidedAt: seller?.decidedAt?.toISOString() ?? null,
    commissionBp: seller?.commissionBp ?? null,
    pickupCost: seller?.pickupCost ?? null,
    ownerId,
    missing: missingDetails(sellerOf(found)),
  };
}
