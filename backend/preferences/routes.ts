import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/preferences";
import { createRoutes } from "../http/routes";
import type { CheckBearer, Kit } from "../kit";
import { needProfile } from "../users/as-user";
import { line } from "../users/fields";
import { serveUser } from "../users/serve-user";
import { addPreferred, dropPreferred, preferredCategories } from "./preferences";

const body = z.object({ category: line(1, 300) });

/** Reading preferred categories (service `users`). */
export function preferenceListRoutes(kit: Kit, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes(kit);
  serveUser(routes, checkBearer, contract.userPreferences, {}, async (_, { sub }) => {
    await needProfile(kit.db, sub);
    return { categories: await preferredCategories(kit.db, sub) };
  });
  return routes;
}

/** Changing preferred categories (service `preferences`). */
export function preferenceChangeRoutes(kit: Kit, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes(kit);
  const failures = { 404: "There is no such category, or no profile yet", 409: "There are too many" };
  serveUser(routes, checkBearer, contract.addCategory, { body, failures }, async (received, { sub }) => ({
    categories: await addPreferred(kit, sub, received.body.category),
  }));
  serveUser(routes, checkBearer, contract.removeCategory, { body }, async (received, { sub }) => ({
    categories: await dropPreferred(kit, sub, received.body.category),
  }));
  return routes;
}
