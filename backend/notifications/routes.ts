import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { NOTIFICATION_LIMIT } from "#contract/limits";
import * as contract from "#contract/notifications";
import { createRoutes } from "../http/routes";
import type { CheckBearer, Kit } from "../kit";
import { productSummaries } from "../products/summaries";
import { needProfile } from "../users/as-user";
import { DONE, idField } from "../users/fields";
import { serveUser } from "../users/serve-user";
import type { NotificationContent } from "./add";
import { markRead, type NotificationRow, readNotifications } from "./records";
import { notificationAnswer } from "./rules";

/** Notifications of users (service `users`). */
export function notificationRoutes(kit: Kit, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes(kit);
  serveUser(routes, checkBearer, contract.notifications, {}, async (_, { sub }) => {
    await needProfile(kit.db, sub);
    const kept = (await readNotifications(kit.db, sub, NOTIFICATION_LIMIT)).map(readContent);
    const ids = kept.flatMap(({ details }) => ("product" in details ? [details.product] : []));
    const products = new Map((await productSummaries(kit.db, [...new Set(ids)])).map((found) => [found.id, found]));
    return { notifications: kept.flatMap((one) => notificationAnswer(one, products) ?? []) };
  });
  const read = { body: z.object({ ids: z.array(idField).max(NOTIFICATION_LIMIT).optional() }) };
  serveUser(routes, checkBearer, contract.readNotifications, read, async ({ body }, { sub }) => {
    await needProfile(kit.db, sub);
    await markRead(kit.db, sub, body.ids);
    return DONE;
  });
  return routes;
}

/** Safe because only addNotifications writes these rows, with details that match their kind. */
function readContent(row: NotificationRow): Omit<NotificationRow, "kind" | "details"> & NotificationContent {
  return row as Omit<NotificationRow, "kind" | "details"> & NotificationContent;
}
