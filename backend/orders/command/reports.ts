import { z } from "zod";
import { dutchDay } from "#contract/dutch-day";
import type { OrderStatus } from "#contract/orders";
import { plain } from "../../operator/command";
import { dutchDate, dutchMoment, euros } from "../mail-words";
import { isStatus } from "../states";
import { statuses } from "./arguments";

const status = z.custom<OrderStatus>(isStatus);

/** `paid` → betaald: the words that the command itself takes. */
const words = Object.fromEntries(Object.entries(statuses).map(([dutch, english]) => [english, dutch]));
const wordOf = (value: OrderStatus): string => words[value] ?? value;
const lines = (...rows: string[]) => rows.map(plain).join("\n");

const orderList = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      status,
      seller: z.string(),
      day: z.string(),
      total: z.number(),
      refunded: z.number(),
    }),
  ),
});

export function listReport(answer: unknown): string {
  const { orders } = orderList.parse(answer);
  if (orders.length === 0) return "Er staat niets in deze lijst";
  return lines(
    ...orders.map(({ number, status: at, seller, day, total, refunded }) => {
      const back = refunded > 0 ? `  terug ${euros(refunded)}` : "";
      return `${day}  ${number.padEnd(14)} ${wordOf(at).padEnd(12)} ${euros(total).padStart(12)}  ${seller}${back}`;
    }),
  );
}

const shown = z.object({
  number: z.string(),
  placedAt: z.string(),
  email: z.string(),
  deliveryAddress: z.object({
    recipient: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    addition: z.string(),
    postalCode: z.string(),
    city: z.string(),
  }),
  orders: z.array(
    z.object({
      number: z.string(),
      status,
      seller: z.object({ legalName: z.string(), email: z.string() }),
      lines: z.array(
        z.object({ name: z.string(), quantity: z.number(), cancelledQuantity: z.number(), total: z.number() }),
      ),
      total: z.number(),
      refunded: z.number(),
      returnTill: z.string().nullable(),
      invoice: z.string(),
      shipments: z.array(
        z.object({
          service: z.string(),
          trackingCode: z.string(),
          updates: z.array(z.object({ message: z.string(), receivedAt: z.string() })),
        }),
      ),
    }),
  ),
});

export function showReport(answer: unknown): string {
  const { number, placedAt, email, deliveryAddress: to, orders } = shown.parse(answer);
  const address = `${to.recipient}, ${to.street} ${`${to.houseNumber} ${to.addition}`.trim()}, ${to.postalCode} ${to.city}`;
  return lines(
    `Aankoop ${number} van ${dutchDay(new Date(placedAt))}`,
    `  ${email}`,
    `  ${address}`,
    ...orders.flatMap((order) => [
      `Bestelling ${order.number}: ${wordOf(order.status)}`,
      `  verkoper   ${order.seller.legalName}, ${order.seller.email}`,
      ...order.lines.map(({ name, quantity, cancelledQuantity, total }, at) => {
        const gone = cancelledQuantity > 0 ? `, ${cancelledQuantity} geannuleerd` : "";
        return `  regel ${at + 1}    ${quantity} x ${name}, ${euros(total)}${gone}`;
      }),
      `  totaal     ${euros(order.total)}${order.refunded > 0 ? `, terug ${euros(order.refunded)}` : ""}`,
      ...(order.invoice ? [`  factuur    ${order.invoice}`] : []),
      ...order.shipments.flatMap(({ service, trackingCode, updates }) => [
        `  pakket     ${`${service} ${trackingCode}`.trim()}`,
        ...updates.map(({ message, receivedAt }) => `             ${dutchMoment(receivedAt)} ${message}`),
      ]),
      ...(order.returnTill ? [`  terug tot  ${order.returnTill}`] : []),
    ]),
  );
}

const moved = z.object({ number: z.string(), status, returnTill: z.string().nullable(), isNew: z.boolean() });

export function movedReport(answer: unknown): string {
  const { number, status: at, returnTill, isNew } = moved.parse(answer);
  const till = returnTill ? `; terugsturen kan tot en met ${dutchDate(returnTill)}` : "";
  return lines(`Bestelling ${number} ${isNew ? "is nu" : "was al"}: ${wordOf(at)}${till}`);
}

const refunded = z.object({ number: z.string(), amount: z.number(), creditNote: z.string(), isWhole: z.boolean() });

export function refundReport(answer: unknown): string {
  const { number, amount, creditNote, isWhole } = refunded.parse(answer);
  const rest = isWhole ? "; er blijft niets van over" : "";
  return lines(`Bestelling ${number}: ${euros(amount)} gaat terug, creditfactuur ${creditNote}${rest}`);
}

const refundList = z.object({
  refunds: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      amount: z.number(),
      state: z.string(),
      tries: z.number(),
      day: z.string(),
      overdue: z.boolean(),
    }),
  ),
});
const refundStates: Record<string, string> = { requested: "wacht", sent: "onderweg", failed: "MISLUKT" };

export function refundsReport(answer: unknown): string {
  const { refunds } = refundList.parse(answer);
  if (refunds.length === 0) return "Alle terugbetalingen zijn gelukt";
  return lines(
    ...refunds.map(({ id, number, amount, state, tries, day, overdue }) => {
      const late = overdue ? "  TE LAAT (wettelijk 14 dagen)" : "";
      const tried = tries > 0 ? `  ${tries} keer geprobeerd` : "";
      return `${day}  ${number.padEnd(14)} ${euros(amount).padStart(12)}  ${refundStates[state] ?? state}${tried}${late}  ${id}`;
    }),
  );
}

const withdrawalList = z.object({
  withdrawals: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      name: z.string(),
      email: z.string(),
      typed: z.string(),
      articles: z.string(),
      number: z.string(),
      outcome: z.string(),
      late: z.boolean(),
    }),
  ),
});
const outcomes: Record<string, string> = {
  unmatched: "geen bestelling met dit nummer en adres",
  return: "komt terug",
  ask: "jij beslist",
};

export function withdrawalsReport(answer: unknown): string {
  const { withdrawals } = withdrawalList.parse(answer);
  if (withdrawals.length === 0) return "Er wachten geen ontbindingen";
  return lines(
    ...withdrawals.flatMap(({ id, day, name, email, typed, articles, number, outcome, late }) => [
      `${day}  ${(number || typed).padEnd(14)} ${outcomes[outcome] ?? outcome}${late ? "  TE LAAT ingediend" : ""}`,
      `            ${name}, ${email}, kenmerk ${id}`,
      ...(articles ? [`            artikelen: ${articles}`] : []),
    ]),
  );
}
