import type { Middleware } from "koa";
import type { KoaContextWithOIDC } from "oidc-provider";
import { limits } from "./limits";
import type { Frames } from "./pages/frame";
import { message } from "./pages/layout";
import { sendPage } from "./pages/routes";
import type { Desk } from "./pages/visit";
import type { Sessions } from "./sessions";
import { texts } from "./texts";

/** Limits sign-ins per address, because each one started is stored for an hour. */
export function bounded(desk: Desk, frames: Frames): Middleware {
  return async (ctx, next) => {
    // A silent renewal stores nothing unless the user is signed in.
    if (ctx.path !== "/auth" || ctx.query.prompt === "none") return next();
    const wait = await desk.limits.byAddress(limits.start, ctx.ip);
    if (wait === 0) return next();
    ctx.set("Retry-After", String(wait));
    const shop = { href: "/", text: texts.toShop };
    await sendPage(ctx, frames, message(texts.failed.title, texts.tooMany(wait), shop), 429);
  };
}

/** Records at every token exchange and renewal which session was used, and by which browser. */
export function noteUse(sessions: Sessions, sessionMs: number, now: () => Date): Middleware {
  return async (ctx, next) => {
    await next();
    const { oidc } = ctx as Partial<KoaContextWithOIDC>;
    if (ctx.path !== "/token" || ctx.status !== 200 || !oidc) return;
    const { AuthorizationCode: code, RefreshToken: refresh } = oidc.entities;
    const { sessionUid, accountId } = code ?? refresh ?? {};
    if (!sessionUid || !accountId) return;
    const expiresAt = new Date(now().getTime() + sessionMs);
    await sessions.used({ sessionUid, accountId, userAgent: ctx.get("user-agent"), expiresAt });
  };
}
