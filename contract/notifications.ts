import type { Notification } from "./answers/account";
import { defineCall } from "./call";

export type { Notification, NotifiedProduct } from "./answers/account";

type None = Record<never, never>;

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
  makesStale: ["notifications"],
});
