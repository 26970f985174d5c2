import { eq } from "drizzle-orm";
import { z } from "zod";
import { providerRefunds } from "../storage/tables-payment-provider";
import { invalid, missing } from "./errors";
import type { ChargeRow } from "./intent-json";
import { page } from "./page";
import { expanding, integer, metadata, paging, text } from "./params";
import { intentById } from "./payment-records";
import { lockedCharge, refund, refundById, refundJson } from "./refund-records";
import { type Route, route } from "./routes";
import type { Work } from "./work";

const creation = z.strictObject({
  ...expanding,
  charge: text(100).optional(),
  payment_intent: text(100).optional(),
  amount: integer(1).optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata,
});
type Creation = z.output<typeof creation>;

function check({ charge, payment_intent: intent }: Creation): void {
  if (charge === undefined && intent === undefined) {
    throw invalid("One of the following params should be provided for this request: payment_intent or charge.");
  }
}

async function chargeOf(work: Work, input: Creation): Promise<ChargeRow> {
  let id = input.charge;
  if (input.payment_intent !== undefined) {
    const intent = await intentById(work, input.payment_intent);
    if (!intent) throw missing("payment_intent", input.payment_intent, "payment_intent");
    if (intent.status !== "succeeded" || !intent.chargeId) {
      throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
    }
    id ??= intent.chargeId;
  }
  const charge = id === undefined ? undefined : await lockedCharge(work, id);
  if (!charge) throw missing("charge", id ?? "", "charge");
  return charge;
}

/** /v1/refunds */
export function refundRoutes(): Route[] {
  const filter = z.strictObject({ ...paging, charge: text(100).optional(), payment_intent: text(100).optional() });
  return [
    route(
      "POST",
      "/v1/refunds",
      creation,
      async (work, input) => {
        const charge = await chargeOf(work, input);
        const amount = input.amount ?? charge.amount - charge.amountRefunded;
        const { reason = null } = input;
        return refundJson(await refund(work, charge, { amount, reason, metadata: input.metadata }));
      },
      check,
    ),
    route("GET", "/v1/refunds", filter, ({ session }, input) =>
      page(session, providerRefunds, refundJson, "/v1/refunds", input, [
        input.charge && eq(providerRefunds.chargeId, input.charge),
        input.payment_intent && eq(providerRefunds.intentId, input.payment_intent),
      ]),
    ),
    route("GET", "/v1/refunds/{id}", z.strictObject(expanding), async (work, _input, id) => {
      const row = await refundById(work, id);
      if (!row) throw missing("refund", id);
      return refundJson(row);
    }),
  ];
}
