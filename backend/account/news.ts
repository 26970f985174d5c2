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
  const tellGuests = coalesced(() => attempt("telling guests", () => tellWaitingGuests(kit, surroundings, stops)));
  return coalesced(async () => {
    await attempt("telling users what is back", () => tellWaitingUsers(kit, stops));
    await attempt("telling users what is cheaper", () => tellPriceDrops(kit, stops));
    background.run("telling guests", tellGuests);
  });
}
