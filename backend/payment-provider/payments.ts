import { eq } from "drizzle-orm";
import { z } from "zod";
import { providerCharges as charges, providerIntents as intents } from "../storage/tables-payment-provider";
import { missing } from "./errors";
import { type ChargeRow, chargeJson, type IntentRow, intentJson } from "./intent-json";
import { page } from "./page";
import { expanding, paging, text } from "./params";
import { intentById } from "./payment-records";
import { type Route, route } from "./routes";
import type { ProviderKit } from "./settings";
import type { Work } from "./work";

export async function chargeById({ session: { orm } }: Work, id: string): Promise<ChargeRow | undefined> {
  const [row] = await orm.select().from(charges).where(eq(charges.id, id));
  return row;
}

/** /v1/payment_intents and /v1/charges: read only, because sessions make them. */
export function paymentRoutes({ publicOrigin }: ProviderKit): Route[] {
  const json = (row: IntentRow) => intentJson(row, publicOrigin());
  const chargeFilter = z.strictObject({
    ...paging,
    payment_intent: text(100).optional(),
    transfer_group: text(200).optional(),
  });
  return [
    route("GET", "/v1/payment_intents", z.strictObject(paging), ({ session }, input) =>
      page(session, intents, json, "/v1/payment_intents", input),
    ),
    route("GET", "/v1/payment_intents/{id}", z.strictObject(expanding), async (work, _input, id) => {
      const row = await intentById(work, id);
      if (!row) throw missing("payment_intent", id);
      return json(row);
    }),
    route("GET", "/v1/charges", chargeFilter, ({ session }, input) =>
      page(session, charges, chargeJson, "/v1/charges", input, [
        input.payment_intent && eq(charges.intentId, input.payment_intent),
        input.transfer_group && eq(charges.transferGroup, input.transfer_group),
      ]),
    ),
    route("GET", "/v1/charges/{id}", z.strictObject(expanding), async (work, _input, id) => {
      const row = await chargeById(work, id);
      if (!row) throw missing("charge", id);
      return chargeJson(row);
    }),
  ];
}
