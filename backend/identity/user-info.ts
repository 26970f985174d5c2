import type { Middleware } from "koa";
import type { CheckBearer } from "../kit";
import { accountBySub } from "./account-records";
import { claimsOf } from "./provider";
import type { IdentityKit } from "./settings";

/**
 * The userinfo endpoint. The library's own rejects tokens whose audience is an API, which all of the shop's are. The
 * shop is granted all scopes, so every claim is returned.
 */
export function userInfo(kit: IdentityKit, checkBearer: CheckBearer): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== "/me" || !["GET", "HEAD", "POST"].includes(ctx.method)) return next();
    const authorization = ctx.get("authorization") || undefined;
    const user = await checkBearer(authorization).catch(() => undefined);
    const account = user && (await accountBySub(kit, user.sub));
    ctx.set("Cache-Control", "no-store");
    if (account) ctx.body = claimsOf(account);
    else {
      ctx.status = 401;
      ctx.set("WWW-Authenticate", `Bearer${authorization ? ' error="invalid_token"' : ""}`);
      ctx.body = { error: "invalid_token" };
    }
  };
}
