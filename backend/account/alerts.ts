import type { Kit } from "../kit";
import { coalesced } from "../process/coalesced";
import { mailWaitingGuests, notifyWaitingUsers } from "../stock-alerts/send-alerts";
import type { Background } from "../users/background";
import type { UsersSurroundings } from "../users/surroundings";
import { sendPriceAlerts } from "./price-drops";

/**
 * Sends alerts for products that are back in stock or cheaper. Resolves when users are notified; mails to guests
 * continue after that, because an import must not wait for a mail server. Never throws.
 */
export function createAlertSender(
  kit: Kit,
  surroundings: Pick<UsersSurroundings, "sendMail" | "publicOrigin">,
  background: Background,
): () => Promise<void> {
  const stops = () => background.closing;
  const attempt = async (what: string, work: () => Promise<void>) => {
    await work().catch((error: unknown) => kit.log.error(`${what} failed`, { error: String(error) }));
  };
  const mailGuests = coalesced(() => attempt("mailing guests", () => mailWaitingGuests(kit, surroundings, stops)));
  return coalesced(async () => {
    await attempt("sending stock alerts", () => notifyWaitingUsers(kit, stops));
    await attempt("sending price alerts", () => sendPriceAlerts(kit, stops));
    background.run("mailing guests", mailGuests);
  });
}
