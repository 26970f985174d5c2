import { eq } from "drizzle-orm";
import { z } from "zod";
import { providerAccounts as accounts } from "../storage/tables-payment-provider";
import { accountJson } from "./account-json";
import { balanceOf, PLATFORM } from "./entry-records";
import { invalid, missing } from "./errors";
import { newId } from "./ids";
import { page } from "./page";
import { expanding, metadata, paging, text } from "./params";
import { type Route, route } from "./routes";
import type { StripeObject, Work } from "./work";

const creation = z.strictObject({
  ...expanding,
  type: z.enum(["custom", "express", "standard"]).optional(),
  country: z.enum(["NL", "BE"], { error: "Only accounts in NL and BE are supported." }).default("NL"),
  email: text(512).optional(),
  business_profile: z.strictObject({ name: text(200).optional(), url: text(500).optional() }).optional(),
  capabilities: z.strictObject({ transfers: z.strictObject({ requested: z.enum(["true", "false"]) }) }).optional(),
  metadata,
});

export async function accountById({ session: { orm } }: Work, id: string): Promise<StripeObject | undefined> {
  const [row] = await orm.select().from(accounts).where(eq(accounts.id, id));
  return row && accountJson(row);
}

/** /v1/accounts and /v1/balance */
export function accountRoutes(): Route[] {
  return [
    route("POST", "/v1/accounts", creation, async ({ session: { orm }, now }, input) => {
      const row = {
        id: newId("acct", 16),
        country: input.country,
        email: input.email ?? null,
        businessName: input.business_profile?.name ?? null,
        metadata: input.metadata,
        createdAt: now,
      };
      await orm.insert(accounts).values(row);
      return accountJson(row);
    }),
    route("GET", "/v1/accounts", z.strictObject(paging), ({ session }, input) =>
      page(session, accounts, accountJson, "/v1/accounts", input),
    ),
    route("GET", "/v1/accounts/{id}", z.strictObject(expanding), async (work, _input, id) => {
      const account = await accountById(work, id);
      if (!account) throw missing("account", id);
      return account;
    }),
    route("GET", "/v1/balance", z.strictObject(expanding), async (work) => {
      const { account } = work;
      if (account && !(await accountById(work, account))) throw invalid("The account does not exist.", { status: 403 });
      const amount = await balanceOf(work.session, account ?? PLATFORM);
      const sums = [{ amount, currency: "eur", source_types: { card: amount } }];
      return {
        object: "balance",
        available: sums,
        livemode: false,
        pending: [{ amount: 0, currency: "eur", source_types: { card: 0 } }],
      };
    }),
  ];
}
