import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { providerEvents as events } from "../storage/tables-payment-provider";
import { missing } from "./errors";
import { page } from "./page";
import { expanding, list, paging, text } from "./params";
import { type Route, route } from "./routes";
import type { StripeObject } from "./work";

type EventRow = typeof events.$inferSelect;

/** The event as it is sent and listed. */
export const eventJson = ({ body, deliveredAt }: Pick<EventRow, "body" | "deliveredAt">): StripeObject => ({
  object: "event",
  ...body,
  pending_webhooks: deliveredAt ? 0 : 1,
});

/** /v1/events: those of the last thirty days. */
export function eventRoutes(): Route[] {
  const filter = z.strictObject({ ...paging, type: text(100).optional(), types: list(text(100), 20).optional() });
  return [
    route("GET", "/v1/events", filter, ({ session }, input) =>
      page(session, events, eventJson, "/v1/events", input, [
        input.type && eq(events.type, input.type),
        input.types && inArray(events.type, input.types),
      ]),
    ),
    route("GET", "/v1/events/{id}", z.strictObject(expanding), async ({ session: { orm } }, _input, id) => {
      const [row] = await orm.select().from(events).where(eq(events.id, id));
      if (!row) throw missing("event", id);
      return eventJson(row);
    }),
  ];
}
