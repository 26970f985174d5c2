import { eq } from "drizzle-orm";
import { z } from "zod";
import { type ProviderLine, providerSessions } from "../storage/tables-payment-provider";
import { invalid, missing } from "./errors";
import { newId, newSessionId } from "./ids";
import { methodTypes } from "./methods";
import { listed, page } from "./page";
import { address, euro, expanding, integer, list, metadata, paging, text } from "./params";
import { type Route, route } from "./routes";
import { lineJson, type SessionRow, sessionJson } from "./session-json";
import { expireSession, lockedSession, sessionById } from "./session-records";
import type { ProviderKit } from "./settings";
import { seconds, type Work } from "./work";

const MINUTE_S = 60;
const SHORTEST_S = 30 * MINUTE_S;
const LONGEST_S = 24 * 60 * MINUTE_S;
const SMALLEST = 50;
const LARGEST = 99_999_999;

const line = z.strictObject({
  quantity: integer(1, 999_999),
  price_data: z.strictObject({
    currency: euro,
    unit_amount: integer(0, LARGEST),
    tax_behavior: z.enum(["inclusive", "exclusive", "unspecified"]).optional(),
    product_data: z.strictObject({
      name: text(1_500),
      description: text(1_500).optional(),
      images: list(address, 8).optional(),
      metadata,
    }),
  }),
});
const creation = z.strictObject({
  ...expanding,
  mode: z.enum(["payment"], { error: "Only mode=payment is supported." }),
  ui_mode: z.enum(["hosted_page"], { error: "Only ui_mode=hosted_page is supported." }).optional(),
  line_items: list(line, 100).refine((lines) => lines.length > 0, { error: "There must be at least one line item." }),
  success_url: address,
  cancel_url: address.optional(),
  expires_at: integer(0, 99_999_999_999).optional(),
  /** Takes the place of `payment_method_types`, which this version of the API no longer knows. */
  allowed_payment_method_types: list(
    z.string().refine((type) => methodTypes.includes(type), { error: "Unknown or inactive payment method type." }),
    20,
  ).optional(),
  customer_email: text(512)
    .refine((value) => /^[^\s@]+@[^\s@]+$/.test(value), {
      error: "Invalid email address",
      params: { code: "email_invalid" },
    })
    .optional(),
  client_reference_id: text(200).optional(),
  locale: text(10).optional(),
  submit_type: z.enum(["auto", "book", "donate", "pay"]).optional(),
  metadata,
  payment_intent_data: z
    .strictObject({ metadata, transfer_group: text(200).optional(), description: text(1_000).optional() })
    .optional(),
});

type Creation = z.output<typeof creation>;

const amountOf = ({ line_items: lines }: Creation): number =>
  lines.reduce((sum, { quantity, price_data: price }) => sum + price.unit_amount * quantity, 0);

async function create(kit: ProviderKit, work: Work, input: Creation): Promise<SessionRow> {
  const lines: ProviderLine[] = input.line_items.map(({ quantity, price_data: price }) => ({
    id: newId("li"),
    name: price.product_data.name,
    description: price.product_data.description ?? null,
    unitAmount: price.unit_amount,
    quantity,
  }));
  const amount = amountOf(input);
  const row = {
    id: newSessionId(),
    status: "open" as const,
    paymentStatus: "unpaid" as const,
    amount,
    currency: "eur",
    metadata: input.metadata,
    createdAt: work.now,
    expiresAt: new Date((input.expires_at ?? seconds(work.now) + LONGEST_S) * 1_000),
    details: {
      lines,
      methods: input.allowed_payment_method_types ?? [...methodTypes],
      allowedMethods: input.allowed_payment_method_types ?? null,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      customerEmail: input.customer_email ?? null,
      clientReferenceId: input.client_reference_id ?? null,
      locale: input.locale ?? null,
      submitType: input.submit_type ?? null,
      intent: {
        metadata: input.payment_intent_data?.metadata ?? {},
        transferGroup: input.payment_intent_data?.transfer_group ?? null,
        description: input.payment_intent_data?.description ?? null,
      },
    },
  };
  const [stored] = await work.session.orm.insert(providerSessions).values(row).returning();
  if (!stored) throw new Error("The session was not stored.");
  kit.log.info("checkout session created", { session: stored.id.slice(0, 16), amount });
  return stored;
}

/** Refuses amounts and terms that Stripe refuses. */
function check(input: Creation, now: Date): void {
  const amount = amountOf(input);
  if (amount < SMALLEST) {
    const message = "The Checkout Session's total amount must convert to at least 50 cents.";
    throw invalid(message, { code: "amount_too_small" });
  }
  if (amount > LARGEST) {
    const message = "The Checkout Session's total amount due must be no more than €999,999.99";
    throw invalid(message, { code: "amount_too_large" });
  }
  const wait = (input.expires_at ?? seconds(now) + LONGEST_S) - seconds(now);
  if (wait >= SHORTEST_S && wait <= LONGEST_S) return;
  const rule = wait < SHORTEST_S ? "at least 30 minutes" : "less than 24 hours";
  const message = `The \`expires_at\` timestamp must be ${rule} from Checkout Session creation.`;
  throw invalid(message, { param: "expires_at" });
}

async function known(work: Work, id: string): Promise<SessionRow> {
  const row = await sessionById(work.session, id);
  if (!row) throw missing("checkout.session", id);
  return row;
}

/** /v1/checkout/sessions */
export function sessionRoutes(kit: ProviderKit): Route[] {
  const json = (row: SessionRow) => sessionJson(row, kit.publicOrigin());
  const at = "/v1/checkout/sessions";
  const filter = z.strictObject({
    ...paging,
    payment_intent: text(100).optional(),
    status: z.enum(["open", "complete", "expired"]).optional(),
  });
  return [
    route("POST", at, creation, async (work, input) => json(await create(kit, work, input)), check),
    route("GET", at, filter, ({ session }, input) =>
      page(session, providerSessions, json, at, input, [
        input.payment_intent && eq(providerSessions.intentId, input.payment_intent),
        input.status && eq(providerSessions.status, input.status),
      ]),
    ),
    route("GET", `${at}/{id}`, z.strictObject(expanding), async (work, _input, id) => json(await known(work, id))),
    route("GET", `${at}/{id}/line_items`, z.strictObject(paging), async (work, _input, id) =>
      lineList(await known(work, id)),
    ),
    route("POST", `${at}/{id}/expire`, z.strictObject(expanding), async (work, _input, id) => {
      const row = await lockedSession(work, id);
      if (!row) throw missing("checkout.session", id);
      if (row.status !== "open") {
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${row.status}\`.`,
        );
      }
      return json(await expireSession(work, id, kit.publicOrigin()));
    }),
  ];
}

/** A session has at most a hundred lines: always one page. */
export const lineList = (row: SessionRow) =>
  listed(
    `/v1/checkout/sessions/${row.id}/line_items`,
    row.details.lines.map((one) => lineJson(one, row.currency)),
    false,
  );
