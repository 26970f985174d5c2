import { errors } from "../library";
import type { Visit } from "./visit";

/** The sign-in started by this browser. Throws SessionNotFound when it has expired or belongs to another browser. */
export async function interactionOf({ desk, ctx, uid }: Visit) {
  const details = await desk.provider.interactionDetails(ctx.req, ctx.res);
  if (details.uid !== uid || details.prompt.name !== "login") throw new errors.SessionNotFound("another interaction");
  return details;
}
