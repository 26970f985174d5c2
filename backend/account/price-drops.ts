import type { Kit } from "../kit";
import { addNotifications } from "../notifications/add";
import { lowestPrices } from "../products/lowest-prices";
import { readWished, takeDrops } from "./drop-records";

const PRODUCTS = 500;
const USERS = 500;

/** Notifies users of price drops on their wishlist; stores the reported price in the same transaction. */
export async function sendPriceAlerts({ db, now }: Pick<Kit, "db" | "now">, stops: () => boolean): Promise<void> {
  let after = "";
  while (!stops()) {
    const wished = await readWished(db, after, PRODUCTS);
    const last = wished.at(-1);
    if (last === undefined) return;
    after = last;
    const prices = await lowestPrices(db, wished);
    let notified = USERS;
    while (notified === USERS && !stops()) {
      notified = await db.transaction(async (session) => {
        const drops = await takeDrops(session, prices, USERS);
        const notifications = drops.map(({ userId, productId, from, to }) => {
          return { userId, kind: "price_drop" as const, details: { product: productId, from, to } };
        });
        await addNotifications(session, notifications, now());
        return drops.length;
      });
    }
  }
}
