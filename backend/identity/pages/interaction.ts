import { errors } from "../library";
import type { Visit } from "./visit";

/** The sign-in that the browser of this visit has begun. Throws SessionNotFound when it has expired or is another's. */
export async function interactionOf({ desk, ctx, uid }: Visit) {
  const details = await desk.provider.interactionDetails(ctx.req, ctx.res);
  if (details.uid !== uid || details.prompt.name !== "login") throw new errors.SessionNotFound("another interaction");
  return details;
}
