import { z } from "zod";
import { plain } from "../../operator/command";
import { euros } from "../mail-words";

const states: Record<string, string> = {
  requested: "AANGEVRAAGD",
  approved: "goedgekeurd",
  rejected: "afgewezen",
  received: "ontvangen",
  refunded: "terugbetaald",
};
const stateOf = (status: string) => states[status] ?? status;

const summary = z.object({ number: z.string(), status: z.string(), order: z.string(), seller: z.string() });
const listed = z.object({
  returns: z.array(
    summary.extend({
      reason: z.string(),
      day: z.string(),
      lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
    }),
  ),
});

export function returnsReport(answer: unknown): string {
  const { returns } = listed.parse(answer);
  if (returns.length === 0) return "Er wacht geen retour";
  const rows = returns.flatMap(({ number, status, order, seller, reason, day, lines }) => [
    `${day}  ${number.padEnd(12)} ${stateOf(status).padEnd(12)} bestelling ${order} bij ${seller}`,
    ...lines.map(({ name, quantity }) => `            ${quantity} x ${name}`),
    ...(reason ? [`            reden: ${reason}`] : []),
  ]);
  return rows.map(plain).join("\n");
}

const changed = summary.extend({ amount: z.number().optional() });

export function returnReport(answer: unknown): string {
  const { number, status, order, amount } = changed.parse(answer);
  const money = amount === undefined ? "" : `; ${euros(amount)} gaat terug`;
  return plain(`Retour ${number} van bestelling ${order} is nu: ${stateOf(status)}${money}`);
}
