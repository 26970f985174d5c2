import type { Kit } from "../kit";
import { coalesced } from "../process/coalesced";
import { tellWaitingGuests, tellWaitingUsers } from "../stock-alerts/tell";
import type { Background } from "../users/background";
import type { UsersSurroundings } from "../users/surroundings";
import { tellPriceDrops } from "./price-drops";

/**
 * Sends alerts for products that are back in stock or cheaper. Resolves when users are notified; mails to guests
 * continue after that, because an import must not wait for a mail server. Never throws.
 */
export function createNews(
  kit: Kit,
  surroundings: Pick<UsersSurroundings, "sendMail" | "publicOrigin">,
  background: Background,
): () => Promise<void> {
  const stops = () => background.closing;
  const attempt = async (what: string, work: () => Promise<void>) => {
    await work().catch((error: unknown) => kit.log.error(`${what} failed`, { error: String(error) }));
  };
  const tellGuests = coalesced(() => attempt("mailing guests", () => tellWaitingGuests(kit, surroundings, stops)));
  return coalesced(async () => {
    await attempt("sending stock alerts", () => tellWaitingUsers(kit, stops));
    await attempt("sending price alerts", () => tellPriceDrops(kit, stops));
    background.run("mailing guests", tellGuests);
  });
}
