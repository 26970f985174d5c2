import type { OpenAPIHono } from "@hono/zod-openapi";
import { accountRoutes } from "./account/account-routes";
import { endDueAccounts } from "./account/deletion";
import { listRoutes } from "./account/list-routes";
import { createNews } from "./account/news";
import { profileRoutes } from "./account/profile-routes";
import { reviewRoutes } from "./account/review-routes";
import { addressRoutes } from "./addresses/routes";
import type { Kit } from "./kit";
import { notificationRoutes } from "./notifications/routes";
import { preferenceChanges, preferenceReading } from "./preferences/routes";
import { guestSubscriptions } from "./stock-alerts/guest-routes";
import { forgetStaleGuests } from "./stock-alerts/guests";
import { subscriptionChanges, subscriptionReading } from "./stock-alerts/routes";
import { createBackground } from "./users/background";
import type { UsersSurroundings } from "./users/surroundings";

export interface Users {
  /** What answers the services `users`, `preferences`, `carts` (addresses), and `products` (waiting for stock). */
  parts: Record<"users" | "preferences" | "carts" | "products", OpenAPIHono[]>;
  /** Tells those who wait for it what has come back or become cheaper; after every change of products. Never throws. */
  tellNews(): Promise<void>;
  /** Resolves when nothing is under way that nobody waits for: messages, and the work of every hour. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Everything the shop keeps about people. */
export function createUsers(kit: Kit, surroundings: UsersSurroundings): Users {
  const { checkBearer, identity } = surroundings;
  const background = createBackground(kit.log);
  const tellNews = createNews(kit, surroundings, background);

  /** At the start and every hour, each part whatever becomes of the others. */
  function keepUp(): void {
    background.run("ending accounts", () => endDueAccounts(kit, identity, background));
    background.run("forgetting guests", () => forgetStaleGuests(kit));
    background.run("telling news", tellNews);
  }
  keepUp();
  const timer = setInterval(keepUp, HOUR_MS).unref();

  return {
    parts: {
      users: [
        // The largest bodies first: what stands behind it is held to its own limit as well.
        profileRoutes(kit, checkBearer, identity),
        listRoutes(kit, checkBearer),
        accountRoutes(kit, surroundings, background),
        preferenceReading(kit, checkBearer),
        subscriptionReading(kit, checkBearer),
        notificationRoutes(kit, checkBearer),
        reviewRoutes(kit),
      ],
      preferences: [preferenceChanges(kit, checkBearer)],
      carts: [addressRoutes(kit, checkBearer)],
      products: [subscriptionChanges(kit, checkBearer), guestSubscriptions(kit, surroundings, background, tellNews)],
    },
    tellNews,
    settled: background.settled,
    async close() {
      clearInterval(timer);
      await background.close();
    },
  };
}
