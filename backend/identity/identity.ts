import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { IDENTITY_MOUNT } from "#contract/identity";
import { createTokenCheck, publicKeys } from "../auth/token-check";
import type { CheckBearer, IdentityAccounts } from "../kit";
import type { Log } from "../process/log";
import { accountBySub, changeAccount, removeAccount } from "./account-records";
import { createDevices } from "./devices";
import { keepClean } from "./expiry-records";
import { createFormTokens } from "./form-tokens";
import { loadKeys } from "./key-records";
import { createLeakCheck } from "./leaked-passwords";
import { createLimits } from "./limits";
import { createMessages } from "./messages";
import { bounded, noteUse } from "./middleware";
import { createFrames } from "./pages/frame";
import { pages } from "./pages/routes";
import { passkeysOf } from "./passkey-records";
import { createPasskeys } from "./passkeys";
import { createPasswords } from "./passwords";
import { belowMount } from "./paths";
import { createProvider, GRANT_CLAIM, SESSION_S } from "./provider";
import { createSessions } from "./sessions";
import type { IdentityKit } from "./settings";
import { userInfo } from "./user-info";

export interface Identity {
  /** Handles a request below IDENTITY_MOUNT, or for the provider's metadata at its well-known paths. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
  checkBearer: CheckBearer;
  accounts: IdentityAccounts;
  /** Resolves when pending messages have been sent. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Time limit for a form to arrive and for a page to be rendered. */
const PATIENCE_MS = 30_000;

/** The embedded identity provider: sign-up, sign-in, tokens. */
export async function createIdentity(kit: IdentityKit): Promise<Identity> {
  const keys = await loadKeys(kit);
  const frames = createFrames(kit, IDENTITY_MOUNT);
  const limits = createLimits(kit);
  const sessions = createSessions(kit);
  const messages = createMessages(kit, frames, limits);
  const checkBearer = createTokenCheck({
    expected: async () => ({
      issuer: kit.publicOrigin() + IDENTITY_MOUNT,
      keys: known,
      typ: "at+jwt",
      algorithms: ["RS256"],
    }),
    audience: kit.audience,
    now: kit.now,
    isGood: async ({ [GRANT_CLAIM]: grant }) => typeof grant === "string" && sessions.isGranted(grant),
  });
  const known = publicKeys(keys.signing, async () => (await loadKeys(kit)).signing);
  const stopCleaning = keepClean(kit);

  function open() {
    const provider = createProvider(kit, keys, frames, sessions);
    provider.proxy = kit.trustProxy;
    provider.maxIpsCount = 1; // trust only the address the proxy adds; clients can forge the ones before it
    const desk = {
      kit,
      provider,
      passwords: createPasswords(kit.passwordCost),
      isLeaked: createLeakCheck(kit.passwordRangeUrl, kit.log),
      passkeys: createPasskeys(kit, keys.cookies),
      devices: createDevices(keys.cookies),
      formTokens: createFormTokens(keys.cookies),
      sessions,
      limits,
      messages,
      base: IDENTITY_MOUNT,
    };
    provider.use(bounded(desk, frames));
    provider.use(pages(desk, frames));
    provider.use(noteUse(sessions, SESSION_S * 1_000, kit.now));
    provider.use(userInfo(kit, checkBearer));
    report(provider, kit.log);
    return provider.callback();
  }
  let answer: ReturnType<typeof open> | undefined;

  return {
    async handle(req, res) {
      // The listening port is known only now.
      answer ??= open();
      const below = belowMount(req.url ?? "/");
      // The library derives its mount path by comparing the two.
      Object.assign(req, { originalUrl: IDENTITY_MOUNT + below, url: below });
      const late = setTimeout(() => req.destroy(), PATIENCE_MS).unref();
      await answer(req, res).finally(() => clearTimeout(late));
    },
    checkBearer,
    accounts: {
      async remove(sub) {
        await sessions.end(sub);
        await removeAccount(kit, sub);
      },
      rename: (sub, { givenName, familyName }) => changeAccount(kit, sub, { givenName, familyName }),
      async export(sub) {
        const account = await accountBySub(kit, sub);
        if (!account) return null;
        const { password: _, emailKey: __, createdAt, updatedAt, ...rest } = account;
        const moments = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
        const list = await sessions.list(sub);
        const known = list.map(({ userAgent, createdAt: since, usedAt, expiresAt }) => ({
          browser: userAgent,
          signedInAt: since.toISOString(),
          usedAt: usedAt.toISOString(),
          endsAt: expiresAt.toISOString(),
        }));
        const keys = (await passkeysOf(kit, sub)).map(({ name, createdAt: since }) => ({
          name,
          createdAt: since.toISOString(),
        }));
        return { ...rest, ...moments, sessions: known, passkeys: keys };
      },
    },
    settled: () => messages.settled(),
    async close() {
      stopCleaning();
      await messages.settled();
    },
  };
}

function report(provider: Provider, log: Log): void {
  const app: NodeJS.EventEmitter = provider;
  app.on("error", (error: Error) => log.error("identity provider failed", { error: error.stack ?? error.message }));
  provider.on("server_error", (ctx, error: Error) =>
    log.error("identity provider failed", { path: ctx.path, error: error.stack ?? error.message }),
  );
  type Refusal = Error & { error?: string; error_detail?: string };
  const refused = (
    { path }: { path: string },
    { name, message, error = name, error_detail: detail = message }: Refusal,
  ) => {
    const fields = { path, error, detail };
    // Usually the shop is visited under an address other than PUBLIC_ORIGIN.
    if (!/redirect_uri/.test(detail)) log.info("sign-in rejected", fields);
    else log.warn("sign-in rejected: check that PUBLIC_ORIGIN is the shop's public address", fields);
  };
  provider.on("authorization.error", refused);
  provider.on("grant.error", refused);
  provider.on("end_session.error", refused);
}
