import type { OpenAPIHono } from "@hono/zod-openapi";
import { RateLimiterMemory } from "rate-limiter-flexible";
import * as contract from "#contract/business";
import { failure } from "../../http/failure";
import { createRoutes } from "../../http/routes";
import type { Kit } from "../../kit";
import { serveUser } from "../../users/serve-user";
import type { UsersSurroundings } from "../../users/surroundings";
import { provesDomain } from "../domain/proves-domain";
import { checkRequest, ownRequest } from "./own";

const LOOKS_AN_HOUR = 20;
const HOUR_S = 3_600;

/** A user's own request to sell here (service `users`). */
export function businessRoutes(kit: Kit, surroundings: UsersSurroundings): OpenAPIHono {
  const { checkBearer, proves = provesDomain } = surroundings;
  const routes = createRoutes(kit);
  const looks = new RateLimiterMemory({ points: LOOKS_AN_HOUR, duration: HOUR_S });

  serveUser(routes, checkBearer, contract.businessRequest, {}, (_, { sub }) => ownRequest(kit.db, sub));
  const failures = { 429: "Too many looks at the site" };
  serveUser(routes, checkBearer, contract.checkBusiness, { failures }, async (_, user) => {
    await looks.consume(user.sub).catch(() => {
      throw failure(429, "Try again in an hour.");
    });
    return checkRequest(kit, user, proves);
  });
  return routes;
}
