import { eq } from "drizzle-orm";
import { z } from "zod";
import { providerReversals, providerTransfers } from "../storage/tables-payment-provider";
import { missing } from "./errors";
import { page } from "./page";
import { euro, expanding, integer, metadata, paging, text } from "./params";
import { type Route, route } from "./routes";
import { reversalJson, transferJson } from "./transfer-json";
import { reverse, transfer, transferById } from "./transfer-records";

const creation = z.strictObject({
  ...expanding,
  amount: integer(1),
  currency: euro,
  destination: text(100),
  source_transaction: text(100).optional(),
  transfer_group: text(200).optional(),
  description: text(1_000).optional(),
  metadata,
});
const reversal = z.strictObject({ ...expanding, amount: integer(1).optional(), metadata });

/** /v1/transfers and their reversals */
export function transferRoutes(): Route[] {
  const at = "/v1/transfers";
  const filter = z.strictObject({ ...paging, destination: text(100).optional(), transfer_group: text(200).optional() });
  return [
    route("POST", at, creation, (work, input) =>
      transfer(work, {
        ...input,
        sourceTransaction: input.source_transaction,
        transferGroup: input.transfer_group,
        description: input.description,
      }),
    ),
    route("GET", at, filter, ({ session }, input) =>
      page(session, providerTransfers, (row) => transferJson(row, []), at, input, [
        input.destination && eq(providerTransfers.destination, input.destination),
        input.transfer_group && eq(providerTransfers.transferGroup, input.transfer_group),
      ]),
    ),
    route("GET", `${at}/{id}`, z.strictObject(expanding), async (work, _input, id) => {
      const found = await transferById(work, id);
      if (!found) throw missing("transfer", id);
      return found;
    }),
    route("POST", `${at}/{id}/reversals`, reversal, (work, { amount, metadata: kept }, id) =>
      reverse(work, id, { amount, metadata: kept }),
    ),
    route("GET", `${at}/{id}/reversals`, z.strictObject(paging), ({ session }, input, id) =>
      page(session, providerReversals, reversalJson, `${at}/${id}/reversals`, input, [
        eq(providerReversals.transferId, id),
      ]),
    ),
  ];
}
