import type { OpenAPIHono } from "@hono/zod-openapi";
import { createRoutes } from "../http/routes";
import type { CheckBearer, IdentityAccounts, Kit, SendMail } from "../kit";

export interface UsersSurroundings {
  checkBearer: CheckBearer;
  sendMail: SendMail;
  identity: IdentityAccounts;
  /** Origin under which shoppers see the shop, for links in messages. */
  publicOrigin: () => string;
}
export interface Users {
  /** What answers the services `users`, `preferences`, `carts` (addresses), and `products` (waiting for stock). */
  parts: Record<"users" | "preferences" | "carts" | "products", OpenAPIHono[]>;
  /** Tells those who wait for it what has come back or become cheaper; after every change of products. */
  tellNews(): Promise<void>;
  close(): Promise<void>;
}

/** Everything the shop keeps about people. */
export function createUsers(kit: Kit, _surroundings: UsersSurroundings): Users {
  return {
    parts: { users: [createRoutes(kit)], preferences: [], carts: [], products: [] },
    tellNews: async () => undefined,
    close: async () => undefined,
  };
}
