import { type Click, clickTicket, recordClick } from "#contract/clicks";
import { browserApi } from "~/api/browser";

/** Reports a click to the store action (TR-04). What cannot be reported is lost: the visitor does not wait for it. */
export async function sendClick(click: Omit<Click, "ticket">): Promise<void> {
  const given = await browserApi().ask(clickTicket, {});
  if (given) await browserApi().ask(recordClick, { body: { ...click, ticket: given.ticket } });
}
