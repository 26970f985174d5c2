import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Call, CallInput } from "#contract/call";
import { failure } from "../http/failure";
import { routerPath, serveHttp } from "../http/serve";
import type { CheckBearer, TokenUser } from "../kit";

const signedIn = new WeakMap<Context, TokenUser>();

type Answer<Input extends CallInput, Output> = Parameters<typeof serveHttp<Input, Output>>[2];
type Received<Input extends CallInput, Output> = Parameters<Parameters<typeof serveHttp<Input, Output>>[3]>[0];

/**
 * The user sending the request; throws a 401 for a missing or invalid token, with a WWW-Authenticate header (RFC 6750).
 */
export async function userOf(checkBearer: CheckBearer, c: Context): Promise<TokenUser> {
  try {
    const user = await checkBearer(c.req.header("authorization"));
    if (!user) throw failure(401, "Sign in first.");
    return user;
  } catch (error) {
    if (error instanceof HTTPException && error.status === 401) c.header("WWW-Authenticate", "Bearer");
    throw error;
  }
}

/**
 * Serves a call that requires a user. Rejects a missing or invalid token before validating the request. The user comes
 * from `user.sub` alone; nothing in the request can name another user.
 */
export function serveUser<Input extends CallInput, Output>(
  routes: OpenAPIHono,
  checkBearer: CheckBearer,
  call: Call<Input, Output>,
  answer: Answer<Input, Output>,
  work: (received: Received<Input, Output>, user: TokenUser) => Output | Promise<Output>,
): void {
  routes.on(call.method, routerPath(call.path), async (c, next) => {
    signedIn.set(c, await userOf(checkBearer, c));
    await next();
  });
  const failures = { 401: "Not signed in", 404: "The user has no profile yet", ...answer.failures };
  serveHttp(routes, call, { ...answer, failures }, (received, c) => {
    const user = signedIn.get(c);
    if (!user) throw new Error("A call that requires a user was served without authentication.");
    return work(received, user);
  });
}
