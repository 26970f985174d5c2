import { defineCall } from "./call";
import type { Cents } from "./money";

type None = Record<never, never>;

/** What happened; the storefront makes the sentence of it. */
export type Notification = { id: string; createdAt: string; read: boolean } & (
  | { kind: "back_in_stock"; product: NotifiedProduct }
  | { kind: "price_drop"; product: NotifiedProduct; from: Cents; to: Cents }
  | { kind: "business_status"; status: "requested" | "in_review" | "approved" | "refused"; message: string }
  | { kind: "deletion_planned"; on: string }
);
export interface NotifiedProduct {
  id: string;
  name: string;
  /** Path on this site. */
  path: string;
  image: string;
}
/** PF-09: newest first, at most 100. */
export const notifications = defineCall<None, { notifications: Notification[] }>({
  name: "notifications",
  service: "users",
  method: "GET",
  path: "/notifications",
  bearer: "required",
});
/** Without ids: all of them. */
export const readNotifications = defineCall<{ body: { ids?: string[] } }, { ok: true }>({
  name: "readNotifications",
  service: "users",
  method: "POST",
  path: "/readNotifications",
  bearer: "required",
});
