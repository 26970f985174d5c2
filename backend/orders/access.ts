import { createHash, timingSafeEqual } from "node:crypto";
import type { PurchaseRow } from "./purchase-records";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in the same time whatever differs. */
export const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

export interface Reader {
  /** Hash of the browser's cart session. */
  sessionHash: string | undefined;
  userId: string | undefined;
  /** The key in the links of the purchase's mails. */
  access: string | undefined;
}

/** Whether somebody may read a purchase: its user, the browser that placed it, or whoever has its key. */
export function mayRead(purchase: PurchaseRow, { sessionHash, userId, access }: Reader): boolean {
  const isUser = userId !== undefined && purchase.userId === userId;
  const isBrowser =
    sessionHash !== undefined && purchase.sessionHash !== null && isSame(purchase.sessionHash, sessionHash);
  return isUser || isBrowser || (access !== undefined && isSame(purchase.accessKey, access));
}
