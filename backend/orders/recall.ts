import { createHash } from "node:crypto";
import { recordDecision } from "../audit/audit";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import { siteFacts } from "../users/site-facts";
import { recallMail } from "./recall-mail";
import { pullProduct, readBuyers, releaseProduct } from "./recall-records";

const AT_ONCE = 200;

/**
 * Takes an unlawful or unsafe product from sale, whatever feeds say of it, and queues a mail to everybody who bought it
 * (DSA article 32). Buyers are told in slices, each once: asked again, it tells those who were not. 404 without the product.
 */
export async function recallProduct(
  kit: Pick<Kit, "db" | "now" | "log">,
  productId: string,
  reason: string,
): Promise<{ name: string; buyers: number }> {
  const { db, now } = kit;
  const { shopName } = await siteFacts(kit);
  const pulled = await db.transaction(async (session) => {
    const found = await pullProduct(session, productId, reason, now());
    if (!found) throw failure(404, "Dit product is er niet.");
    if (found.isNew) {
      await recordDecision(session, { action: "product.recall", subject: `product:${productId}`, reason }, now());
    }
    return found;
  });
  let buyers = 0;
  for (let after = ""; ; ) {
    const slice = await db.transaction(async (session) => {
      const found = await readBuyers(session, productId, after, AT_ONCE);
      for (const { email, numbers } of found) {
        const mail = recallMail(email, { product: pulled.name, reason: pulled.reason, numbers, shopName });
        await enqueueMail(session, { ...mail, key: `recall:${productId}:${digest(email)}` }, now());
      }
      return found;
    });
    buyers += slice.length;
    const last = slice.at(-1);
    if (!last || slice.length < AT_ONCE) return { name: pulled.name, buyers };
    after = last.email;
  }
}

/** Ends a recall, for a reason that is recorded. 404 for a product that is not recalled. */
export async function endRecall(
  { db, now }: Pick<Kit, "db" | "now">,
  productId: string,
  reason: string,
): Promise<{ name: string }> {
  return db.transaction(async (session) => {
    const name = await releaseProduct(session, productId, now());
    if (name === undefined) throw failure(404, "Dit product is niet teruggeroepen.");
    await recordDecision(session, { action: "product.release", subject: `product:${productId}`, reason }, now());
    return { name };
  });
}

/** Keys outlive the mails; addresses must not. */
const digest = (email: string): string => createHash("sha256").update(email).digest("hex").slice(0, 32);
