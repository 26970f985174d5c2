import { REVIEW_MAILS } from "#contract/reviews";
import type { Kit } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import { siteFacts } from "../users/site-facts";
import { askingMail } from "./asking-mail";
import {
  type BoughtProduct,
  type DeliveredOrder,
  insertDecisions,
  readUnreviewed,
  takeDelivered,
} from "./asking-records";
import { stopToken } from "./stop-token";

const DAY_MS = 86_400_000;
/** Long enough to have used it, and before the time to return it is over. */
const AFTER_DAYS = 7;
/** Orders that were delivered longer ago are left alone, such as those from before we asked. */
const UNTIL_DAYS = 21;
const AT_ONCE = 50;

/**
 * Queues one mail for each order that was delivered a week ago, to buyers who want to be asked; its links need no
 * account. What is decided about an order is stored with the mail in one transaction, so nobody is asked twice, whatever
 * crashes. Returns how many were asked.
 */
export async function askForReviews(kit: Pick<Kit, "db" | "now" | "log">, origin: string): Promise<number> {
  const { db, now } = kit;
  const { shopName, segments } = await siteFacts(kit);
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const pageOf = ({ purchaseId, accessKey }: DeliveredOrder, of: string) =>
    `${origin}/${segments.orderDetails}/${purchaseId}/beoordelen/${of}/?sleutel=${accessKey}`;
  for (let asked = 0; ; ) {
    const decided = await db.transaction(async (session) => {
      const times = { from: before(UNTIL_DAYS), till: before(AFTER_DAYS), limit: AT_ONCE };
      const orders = await takeDelivered(session, times);
      if (orders.length === 0) return [];
      const ids = orders.map(({ id }) => id);
      const bought = await readUnreviewed(session, ids);
      const productsOf = ({ id, isOut }: (typeof orders)[number]): BoughtProduct[] =>
        isOut ? [] : bought.filter(({ orderId }) => orderId === id);
      const rows = orders.map((order) => ({
        orderId: order.id,
        decidedAt: now(),
        isAsked: productsOf(order).length > 0,
      }));
      await insertDecisions(session, rows);
      for (const order of orders) {
        const products = productsOf(order);
        if (products.length === 0) continue;
        const mail = askingMail(order, products, {
          shopName,
          productUrl: (lineId) => pageOf(order, lineId),
          shopUrl: order.asksShop ? pageOf(order, order.id) : undefined,
          stopUrl: `${origin}/${segments.reviews}/${REVIEW_MAILS}/${stopToken(order.id, order.accessKey)}/`,
        });
        await enqueueMail(session, { ...mail, key: `order:${order.id}:review` }, now());
      }
      return rows;
    });
    asked += decided.filter(({ isAsked }) => isAsked).length;
    if (decided.length < AT_ONCE) return asked;
  }
}
