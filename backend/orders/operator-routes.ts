import type { OpenAPIHono } from "@hono/zod-openapi";
import { operatorOnly } from "../auth/operator-only";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import { patiently } from "../storage/patience";
import { checkInvariants } from "./invariants";

const CHECK_MS = 60_000;

/** The books, for the operator's own command (service `carts`): every call needs the key from the data folder. */
export function operatorOrderRoutes(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  routes.use("/orders/check", operatorOnly(kit));
  routes.get("/orders/check", async (c) =>
    c.json({ broken: await patiently(CHECK_MS, () => checkInvariants(kit.db)) }),
  );
  return routes;
}
