import { createHash, randomBytes, randomUUID } from "node:crypto";
import { STOCK_ALERT_LIMIT } from "#contract/limits";
import type { ProductSummary } from "#contract/products";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { productSummaries } from "../products/summaries";
import * as records from "./records";

type Store = Pick<Kit, "db" | "now">;

const DAY_MS = 86_400_000;
/** An unconfirmed address is kept no longer than the message says; a confirmed one, a year. */
const UNCONFIRMED_MS = 7 * DAY_MS;
const CONFIRMED_MS = 365 * DAY_MS;

const TOKEN = /^[\w-]{32}$/;
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Stores a guest's request; returns the secret for the link, or undefined when no message must be sent. */
export async function askAsGuest({ db, now }: Store, email: string, productId: string): Promise<string | undefined> {
  if ((await records.countOfMail(db, email)) >= STOCK_ALERT_LIMIT) return undefined;
  const token = randomBytes(24).toString("base64url");
  const asked = await records.askGuest(db, {
    id: randomUUID(),
    productId,
    userId: null,
    email,
    tokenHash: hashOf(token),
    confirmed: false,
    createdAt: now(),
  });
  return asked ? token : undefined;
}

/**
 * Handles a guest's choice in the confirmation message. Confirming twice has no effect; after stopping, the secret is
 * unknown. 404 for a secret that is unknown, used up or expired.
 */
export async function answerAsGuest(
  { db, now }: Store,
  token: string,
  answer: "confirm" | "stop",
): Promise<Pick<ProductSummary, "id" | "name" | "canonical_path">> {
  const row = TOKEN.test(token) ? await records.readByToken(db, hashOf(token)) : undefined;
  const isOld = row && !row.confirmed && row.createdAt.getTime() < now().getTime() - UNCONFIRMED_MS;
  if (!row || isOld) throw failure(404, "This link is no longer valid.");
  const [product] = await productSummaries(db, [row.productId]);
  if (answer === "stop" || !product) await records.deleteById(db, row.id);
  else if (!row.confirmed) await records.confirmStockAlert(db, row.id);
  if (!product && answer === "confirm") throw failure(404, "The product no longer exists.");
  return product ?? { id: row.productId, name: "", canonical_path: "/" };
}

export async function forgetStaleGuests({ db, now }: Store): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await records.deleteStale(db, { unconfirmed: before(UNCONFIRMED_MS), confirmed: before(CONFIRMED_MS) });
}
