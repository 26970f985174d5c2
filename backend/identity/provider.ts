import { html, raw } from "hono/html";
import type { Configuration, KoaContextWithOIDC, default as OidcProvider } from "oidc-provider";
import { AUTH_REDIRECT_PATH, IDENTITY_MOUNT, SCOPES, SILENT_REDIRECT_PATH } from "#contract/identity";
import { type Account, accountBySub } from "./account-records";
import type { IdentityKeys } from "./key-records";
import { interactionPolicy, Provider } from "./library";
import { createOidcRecords } from "./oidc-records";
import type { Frames } from "./pages/frame";
import { message } from "./pages/layout";
import { sendPage } from "./pages/routes";
import type { Sessions } from "./sessions";
import type { IdentityKit } from "./settings";
import { texts } from "./texts";

const DAY_S = 86_400;
const ACCESS_TOKEN_S = 300;
export const SESSION_S = 14 * DAY_S;
/** Access token claim: the id of its grant. */
export const GRANT_CLAIM = "gid";
const shop = { href: "/", text: texts.toShop };

/** Origins of this shop: on a developer's machine it has two names. */
export function shopOrigins(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (!["localhost", "127.0.0.1"].includes(hostname)) return [origin];
  const end = port ? `:${port}` : "";
  return [origin, ...["localhost", "127.0.0.1"].map((name) => `${protocol}//${name}${end}`)].filter(
    (one, index, all) => all.indexOf(one) === index,
  );
}

export function claimsOf({ id, email, emailVerified, givenName, familyName, updatedAt }: Account) {
  return {
    sub: id,
    email,
    email_verified: emailVerified,
    given_name: givenName,
    family_name: familyName,
    name: `${givenName} ${familyName}`.trim(),
    updated_at: Math.floor(updatedAt.getTime() / 1_000),
  };
}

/** Newcomers are reported only this long after sign-up, so that a business is directed to its application once. */
const NEWCOMER_MS = 10 * 60_000;

/**
 * The library, configured for the shop as a single-page client: authorization code with PKCE, rotating refresh tokens.
 */
export function createProvider(kit: IdentityKit, keys: IdentityKeys, frames: Frames, sessions: Sessions): OidcProvider {
  const origins = shopOrigins(kit.publicOrigin());
  const policy = interactionPolicy.base();
  policy.remove("consent"); // the shop is its own client
  const newcomer = ({ kind, createdAt }: Account) =>
    kit.now().getTime() - createdAt.getTime() < NEWCOMER_MS ? { account_kind: kind } : {};
  const signed = { signed: true, httpOnly: true, sameSite: "lax" } as const;

  const configuration: Configuration = {
    adapter: createOidcRecords(kit, sessions),
    jwks: { keys: keys.signing as NonNullable<Configuration["jwks"]>["keys"] },
    // The library narrows interaction cookies to the interaction's own path.
    cookies: { keys: keys.cookies, long: { ...signed, path: IDENTITY_MOUNT }, short: signed },
    clients: [
      {
        client_id: kit.clientId,
        token_endpoint_auth_method: "none",
        application_type: "web",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: origins.flatMap((origin) => [origin + AUTH_REDIRECT_PATH, origin + SILENT_REDIRECT_PATH]),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
      },
    ],
    responseTypes: ["code"],
    scopes: SCOPES.split(" "),
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "name", "updated_at", "account_kind"],
    },
    conformIdTokenClaims: false, // claims of the scopes are included in the ID token itself
    extraParams: ["screen_hint", "account_kind"],
    interactions: { policy, url: (_ctx, { uid }) => `${IDENTITY_MOUNT}/interaction/${uid}` },
    pkce: { required: () => true },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    expiresWithSession: async () => true,
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    async findAccount(_ctx, sub) {
      const account = await accountBySub(kit, sub);
      return account && { accountId: sub, claims: async () => ({ ...claimsOf(account), ...newcomer(account) }) };
    },
    async extraTokenClaims(_ctx, token) {
      const account = "accountId" in token && token.accountId ? await accountBySub(kit, token.accountId) : undefined;
      if (!account || !("grantId" in token)) return undefined;
      // Identifies revoked tokens: see sessions.ts.
      return { email: account.email, email_verified: account.emailVerified, [GRANT_CLAIM]: token.grantId };
    },
    loadExistingGrant: (ctx) => grantOf(ctx, kit.audience),
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => kit.audience,
        useGrantedResource: async () => true,
        getResourceServerInfo: async () => ({
          scope: "api",
          audience: kit.audience,
          accessTokenTTL: ACCESS_TOKEN_S,
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: "RS256" } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => sendPage(ctx, frames, signOutPage(form, isAskedByShop(ctx))),
        postLogoutSuccessSource: (ctx) =>
          sendPage(ctx, frames, message(texts.signOut.doneTitle, texts.signOut.done, shop)),
      },
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_S,
      AuthorizationCode: 60,
      IdToken: 3_600,
      Interaction: 3_600,
      RefreshToken: 14 * DAY_S,
      Session: SESSION_S,
      Grant: 180 * DAY_S,
    },
    async renderError(ctx, out, error) {
      const expired = error.name === "SessionNotFound";
      const { title, lead } = expired ? texts.expired : texts.failed;
      const code = html`<p class="code">${texts.failed.code(out.error)}</p>`;
      await sendPage(ctx, frames, message(title, lead, shop, expired ? html`` : code), ctx.status);
    },
  };
  return new Provider(kit.publicOrigin() + IDENTITY_MOUNT, configuration);
}

/** Grants everything the shop requests: it is a first-party client that needs no consent. */
async function grantOf(ctx: KoaContextWithOIDC, audience: string) {
  const { client, session, provider, result } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const known = id ? await provider.Grant.find(id) : undefined;
  if (known) return known;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  grant.addResourceScope(audience, "api");
  await grant.save();
  return grant;
}

/** Only the shop has an ID token of the signed-in user; a forged link does not. */
function isAskedByShop({ oidc: { entities, session } }: KoaContextWithOIDC): boolean {
  return Boolean(session?.accountId) && entities.IdTokenHint?.payload.sub === session?.accountId;
}

/** The library's form: submitted by the script at once when the shop requests it, else only by the button. */
function signOutPage(form: string, now: boolean) {
  const { title, lead, question, submit } = texts.signOut;
  const button = html`<button class="button" type="submit" form="op.logoutForm" name="logout" value="yes"${now ? raw(" data-submit-now") : ""}>${submit}</button>`;
  return { title, body: html`<p class="lead">${now ? lead : question}</p>${raw(form)}${button}` };
}
