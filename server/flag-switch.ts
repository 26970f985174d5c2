import type { IncomingMessage, ServerResponse } from "node:http";
import { FLAGS_COOKIE, FLAGS_PARAMETER } from "#contract/flag-choice";
import { YEAR_COOKIE_DAYS } from "#contract/limits";
import { applyFlagParameter, serializeFlagChoice } from "../app/flags/flags";
import type { Visitor } from "./visitor";

/**
 * Handles `?features=Cart,-Bookmarks` on any page: stores the choice in the cookie and redirects to the site's origin
 * (FF-02). Done by the server, so it works without JavaScript and never flashes the other variant.
 */
export function switchFlags(req: IncomingMessage, res: ServerResponse, visitor: Visitor, secure: boolean): boolean {
  const query = req.url?.split("?", 2)[1];
  if (req.method !== "GET" || !query?.includes(FLAGS_PARAMETER)) return false;
  const parameters = new URLSearchParams(query);
  const parameter = parameters.get(FLAGS_PARAMETER);
  if (parameter === null || parameters.has("_data")) return false;
  const choice = applyFlagParameter(visitor.choice, parameter);
  if (!choice) return false;
  const value = encodeURIComponent(serializeFlagChoice(choice));
  const age = YEAR_COOKIE_DAYS * 86_400;
  res.setHeader(
    "Set-Cookie",
    `${FLAGS_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? "; Secure" : ""}`,
  );
  res.setHeader("Location", "/");
  res.setHeader("Cache-Control", "no-store");
  res.statusCode = 302;
  res.end();
  return true;
}
