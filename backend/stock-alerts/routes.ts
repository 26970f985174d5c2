import { randomUUID } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { STOCK_ALERT_LIMIT } from "#contract/limits";
import * as contract from "#contract/stock-alerts";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { CheckBearer, Kit } from "../kit";
import { changeAsUser, momentAfter, needProfile } from "../users/as-user";
import { DONE, oneId } from "../users/fields";
import { serveUser } from "../users/serve-user";
import { awaitable } from "./product";
import { deleteStockAlert, insertStockAlert, readStockAlerts } from "./records";

/** Reading a user's stock subscriptions (service `users`). */
export function stockAlertListRoutes(kit: Kit, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes(kit);
  serveUser(routes, checkBearer, contract.backInStockSubscriptions, {}, async (_, { sub }) => {
    await needProfile(kit.db, sub);
    return { subscriptions: (await readStockAlerts(kit.db, sub)).map(({ productId }) => ({ id: productId })) };
  });
  return routes;
}

/** Changing a user's stock subscriptions (service `products`). */
export function stockAlertChangeRoutes(kit: Kit, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes(kit);
  const one = { body: oneId };
  const failures = {
    404: "There is no such product, or no profile yet",
    409: "It can be ordered, or there are too many",
  };
  serveUser(routes, checkBearer, contract.subscribeBackInStock, { ...one, failures }, async ({ body }, { sub }) => {
    await needProfile(kit.db, sub);
    await awaitable(kit.db, body.id);
    await changeAsUser(kit.db, sub, async (session) => {
      const known = await readStockAlerts(session, sub);
      if (known.some(({ productId }) => productId === body.id)) return;
      if (known.length >= STOCK_ALERT_LIMIT) {
        throw failure(409, `At most ${STOCK_ALERT_LIMIT} stock alerts are allowed.`);
      }
      const createdAt = momentAfter(kit.now(), known[0]?.createdAt);
      const row = { id: randomUUID(), productId: body.id, userId: sub, createdAt, confirmed: true };
      await insertStockAlert(session, { ...row, email: null, tokenHash: null });
    });
    return DONE;
  });
  serveUser(routes, checkBearer, contract.removeBackInStockSubscription, one, async ({ body }, { sub }) => {
    await changeAsUser(kit.db, sub, (session) => deleteStockAlert(session, sub, body.id));
    return DONE;
  });
  return routes;
}
