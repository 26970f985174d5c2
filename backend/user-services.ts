import type { OpenAPIHono } from "@hono/zod-openapi";
import { accountRoutes } from "./account/account-routes";
import { createAlertSender } from "./account/alerts";
import { operatorBusinessRoutes } from "./account/business/operator-routes";
import { businessRoutes } from "./account/business/routes";
import { endDueAccounts } from "./account/deletion";
import { listRoutes } from "./account/list-routes";
import { profileRoutes } from "./account/profile-routes";
import { addressRoutes } from "./addresses/routes";
import { forgetChats } from "./assistant/chats";
import { forgetClicks } from "./clicks/clicks";
import { forgetConsents } from "./consents/consents";
import type { Kit } from "./kit";
import { forgetSenders } from "./notices/notices";
import { notificationRoutes } from "./notifications/routes";
import { preferenceChangeRoutes, preferenceListRoutes } from "./preferences/routes";
import { forgetLoosePhotos } from "./reviews/photos";
import { guestAlertRoutes } from "./stock-alerts/guest-routes";
import { forgetStaleGuests } from "./stock-alerts/guests";
import { stockAlertChangeRoutes, stockAlertListRoutes } from "./stock-alerts/routes";
import { forgetMessages } from "./support/messages";
import { createBackground } from "./users/background";
import type { UsersSurroundings } from "./users/surroundings";

export interface Users {
  /** Routes for the services `users`, `preferences`, `carts` (addresses), and `products` (stock alerts). */
  parts: Record<"users" | "preferences" | "carts" | "products", OpenAPIHono[]>;
  /** Sends alerts for products that are back in stock or cheaper; call after every product change. Never throws. */
  sendAlerts(): Promise<void>;
  /** Resolves when all background work (messages, hourly jobs) is done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Everything the shop keeps about users. */
export function createUsers(kit: Kit, surroundings: UsersSurroundings): Users {
  const { checkBearer, identity } = surroundings;
  const background = createBackground(kit.log);
  const sendAlerts = createAlertSender(kit, surroundings, background);

  /** Runs at start and every hour; a failing job does not affect the others. */
  function keepUp(): void {
    background.run("deleting due accounts", () => endDueAccounts(kit, identity, background));
    background.run("erasing who sent decided notices", () => forgetSenders(kit));
    background.run("erasing closed messages", () => forgetMessages(kit));
    background.run("deleting old conversations", () => forgetChats(kit));
    background.run("deleting old clicks", () => forgetClicks(kit));
    background.run("deleting old choices about cookies", () => forgetConsents(kit));
    background.run("deleting stale guest requests", () => forgetStaleGuests(kit));
    background.run("deleting photos without a review", () => forgetLoosePhotos(kit));
    background.run("sending stock and price alerts", sendAlerts);
  }
  keepUp();
  const timer = setInterval(keepUp, HOUR_MS).unref();

  return {
    parts: {
      users: [
        // Largest body limit first: routes registered later still apply their own limit.
        profileRoutes(kit, checkBearer, identity),
        listRoutes(kit, checkBearer),
        accountRoutes(kit, surroundings, background),
        preferenceListRoutes(kit, checkBearer),
        stockAlertListRoutes(kit, checkBearer),
        notificationRoutes(kit, checkBearer),
        businessRoutes(kit, surroundings),
        operatorBusinessRoutes(kit, surroundings),
      ],
      preferences: [preferenceChangeRoutes(kit, checkBearer)],
      carts: [addressRoutes(kit, checkBearer)],
      products: [stockAlertChangeRoutes(kit, checkBearer), guestAlertRoutes(kit, surroundings, background, sendAlerts)],
    },
    sendAlerts,
    settled: background.settled,
    async close() {
      clearInterval(timer);
      await background.close();
    },
  };
}
