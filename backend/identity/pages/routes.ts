import type { Context, Middleware } from "koa";
import { errors } from "../library";
import { TooBusyError } from "../passwords";
import { texts } from "../texts";
import {
  changeEmail,
  changePassword,
  endSessions,
  showAccount,
  showEmail,
  showPassword,
  verifyFromAccount,
} from "./account";
import { forgot, showForgot } from "./forgot";
import { type Frames, pagePolicy } from "./frame";
import { document, message, type PageContent } from "./layout";
import { confirmNewAddress, showNewAddress } from "./new-address";
import { askPasskey, dropPasskey, makePasskey, showPasskey, signInByPasskey } from "./passkey";
import { reset, showReset } from "./reset";
import { abort, showSignIn, signIn, start } from "./sign-in";
import { showSignUp, signUp } from "./sign-up";
import { showVerify, verify } from "./verify";
import { BodyError, type Desk, type Handler, readForm, type Visit } from "./visit";

/** Paths below the mount; `{uid}` is the interaction, whose cookie is limited to its path. */
const routes: Record<string, { GET: Handler; POST?: Handler }> = {
  "/interaction/{uid}": { GET: start },
  "/interaction/{uid}/login": { GET: showSignIn, POST: signIn },
  "/interaction/{uid}/signup": { GET: showSignUp, POST: signUp },
  "/interaction/{uid}/passkey": { GET: showSignIn, POST: signInByPasskey },
  "/interaction/{uid}/forgot": { GET: showForgot, POST: forgot },
  "/interaction/{uid}/abort": { GET: abort },
  "/forgot": { GET: showForgot, POST: forgot },
  "/reset": { GET: showReset, POST: reset },
  "/account": { GET: showAccount },
  "/account/verify": { GET: showAccount, POST: verifyFromAccount },
  "/account/password": { GET: showPassword, POST: changePassword },
  "/account/email": { GET: showEmail, POST: changeEmail },
  "/account/passkey": { GET: showPasskey, POST: askPasskey },
  "/account/passkey/new": { GET: showPasskey, POST: makePasskey },
  "/account/passkey/remove": { GET: showAccount, POST: dropPasskey },
  "/account/sessions": { GET: showAccount, POST: endSessions },
  "/new-address": { GET: showNewAddress, POST: confirmNewAddress },
  "/verify": { GET: showVerify, POST: verify },
};
const ASSET = /^\/assets\/([\w.]+)$/;
const shop = { href: "/", text: texts.toShop };

/** Handles the pages for people; other paths are passed on to the library. */
export function pages(desk: Desk, frames: Frames): Middleware {
  return async (ctx, next) => {
    const asset = ASSET.exec(ctx.path)?.[1];
    if (asset !== undefined) return sendAsset(ctx, frames, asset);
    const frame = await frames.current();
    ctx.set({
      "Content-Security-Policy": pagePolicy(frame),
      "Referrer-Policy": "strict-origin",
      "Cache-Control": "no-store",
    });
    const [, uid = ""] = /^\/interaction\/([\w-]{1,64})(?=\/|$)/.exec(ctx.path) ?? [];
    const route = routes[ctx.path.replace(uid || "\0", "{uid}")];
    const handler =
      ctx.method === "POST" ? route?.POST : ctx.method === "GET" || ctx.method === "HEAD" ? route?.GET : undefined;
    if (!handler) return next().catch((error: unknown) => sendFailure(ctx, frames, error, desk));
    const visit: Visit = { desk, ctx, uid, shop: frame.site.shopName, paths: frame.paths, form: new URLSearchParams() };
    try {
      if (ctx.method === "POST") visit.form = await readForm(ctx);
      const answer = await handler(visit);
      if ("redirect" in answer) {
        ctx.redirect(answer.redirect);
        ctx.status = 303;
      } else await sendPage(ctx, frames, answer.page, answer.status);
    } catch (error) {
      await sendFailure(ctx, frames, error, desk);
    }
  };
}

export async function sendPage(ctx: Context, frames: Frames, page: PageContent, status = 200): Promise<void> {
  ctx.status = status;
  ctx.type = "html";
  ctx.body = await document(await frames.current(), page);
}

/** The library rethrows its own errors when it cannot save the session: API clients get its JSON, people a page. */
async function sendFailure(ctx: Context, frames: Frames, error: unknown, desk: Desk): Promise<void> {
  const { page, status } = failed(error, desk);
  if (ctx.accepts("html", "json") === "html") return sendPage(ctx, frames, page, status);
  ctx.status = status;
  ctx.body = { error: "server_error" };
}

async function sendAsset(ctx: Context, frames: Frames, file: string): Promise<void> {
  const asset = ctx.method === "GET" || ctx.method === "HEAD" ? await frames.asset(file) : undefined;
  if (!asset) return;
  ctx.set("Cache-Control", "public, max-age=31536000, immutable");
  ctx.type = asset.type;
  ctx.body = asset.body;
}

function failed(error: unknown, { kit }: Desk): { page: PageContent; status: number } {
  if (error instanceof errors.SessionNotFound) {
    return { page: message(texts.expired.title, texts.expired.lead, shop), status: 410 };
  }
  if (error instanceof BodyError) {
    return {
      page: message(texts.failed.title, error.status === 413 ? texts.tooLarge : texts.failed.lead, shop),
      status: error.status,
    };
  }
  if (error instanceof TooBusyError) return { page: message(texts.failed.title, texts.busy, shop), status: 503 };
  kit.log.error("identity provider page failed", {
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  return { page: message(texts.failed.title, texts.failed.lead, shop), status: 500 };
}
