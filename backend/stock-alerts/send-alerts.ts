import type { ProductSummary } from "#contract/products";
import type { Kit, SendMail } from "../kit";
import { addNotifications } from "../notifications/add";
import { lowestPrices } from "../products/lowest-prices";
import { productSummaries } from "../products/summaries";
import { siteFacts } from "../users/site-facts";
import { backInStockMail } from "./mails";
import { isOnSale } from "./product";
import { insertStockAlert, readAwaited, type StockAlertRow, takeWaiting } from "./records";

type Store = Pick<Kit, "db" | "now" | "log">;
/** Batch sizes for products, users and guests. */
const PRODUCTS = 500;
const USERS = 500;
const GUESTS = 10;

/** Pages of ids of products with subscribers that can be ordered now. */
async function* productsThatAreBack({ db }: Store, stops: () => boolean): AsyncGenerator<string[]> {
  let after = "";
  while (!stops()) {
    const awaited = await readAwaited(db, after, PRODUCTS);
    const last = awaited.at(-1);
    if (last === undefined) return;
    after = last;
    const back = [...(await lowestPrices(db, awaited)).keys()];
    if (back.length > 0) yield back;
  }
}

/** Notifies subscribed users: in the transaction that removes their subscriptions, so exactly once. */
export async function notifyWaitingUsers(store: Store, stops: () => boolean): Promise<void> {
  for await (const productIds of productsThatAreBack(store, stops)) {
    let notified = USERS;
    while (notified === USERS && !stops()) {
      notified = await store.db.transaction(async (session) => {
        const rows = await takeWaiting(session, { productIds, who: "users", except: [], limit: USERS });
        const notifications = rows.flatMap(({ userId, productId }) =>
          userId === null ? [] : [{ userId, kind: "back_in_stock" as const, details: { product: productId } }],
        );
        await addNotifications(session, notifications, store.now());
        return rows.length;
      });
    }
  }
}

/**
 * Mails subscribed guests. A subscription is removed before the message is sent, and restored when sending fails:
 * nobody gets the message twice, and failures are retried on the next run.
 */
export async function mailWaitingGuests(
  store: Store,
  { sendMail, publicOrigin }: { sendMail: SendMail; publicOrigin: () => string },
  stops: () => boolean,
): Promise<void> {
  const { db } = store;
  const failed: string[] = [];
  for await (const productIds of productsThatAreBack(store, stops)) {
    let taken = GUESTS;
    while (taken === GUESTS && !stops()) {
      const rows = await takeWaiting(db, { productIds, who: "guests", except: failed, limit: GUESTS });
      taken = rows.length;
      if (taken === 0) break;
      const { shopName } = await siteFacts(store);
      const sender = { shopName, origin: publicOrigin() };
      const products = new Map(
        (await productSummaries(db, [...new Set(rows.map((r) => r.productId))])).map((p) => [p.id, p]),
      );
      await Promise.all(rows.map((row) => writeTo(row, products.get(row.productId), sender)));
    }
  }

  async function writeTo(
    row: StockAlertRow,
    product: ProductSummary | undefined,
    sender: { shopName: string; origin: string },
  ): Promise<void> {
    try {
      if (row.email === null) return;
      if (!product || !isOnSale(product)) throw new Error("The product is no longer in stock.");
      await sendMail(backInStockMail(row.email, product, sender));
    } catch (error) {
      failed.push(row.id);
      store.log.warn("failed to notify a guest, will retry", { error: String(error) });
      await insertStockAlert(db, row);
    }
  }
}
