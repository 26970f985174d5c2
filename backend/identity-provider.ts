import { API_AUDIENCE, CLIENT_ID } from "#contract/identity";
import { remoteTokens } from "./auth/remote-issuer";
import { createTokenCheck } from "./auth/token-check";
import type { IdentityConfig } from "./config";
import { createIdentity, type Identity } from "./identity/identity";
import { PASSWORD_COST } from "./identity/passwords";
import { plainLook } from "./identity/settings";
import type { CheckBearer, IdentityAccounts, Kit, MakeProfile, SendMail } from "./kit";

export interface Auth {
  checkBearer: CheckBearer;
  accounts: IdentityAccounts;
  /** The embedded provider; undefined when a remote one is used. */
  identity: Identity | undefined;
}
interface Surroundings {
  sendMail: SendMail;
  publicOrigin: () => string;
  /** Called for every sign-up at the embedded provider. */
  makeProfile?: MakeProfile;
}

const nobody: IdentityAccounts = {
  remove: async () => undefined,
  rename: async () => undefined,
  export: async () => null,
};

/** Sets up authentication with the embedded provider, or with the remote one at `issuer`. */
export async function createAuth(kit: Kit, config: IdentityConfig, surroundings: Surroundings): Promise<Auth> {
  const { issuer, clientId = CLIENT_ID, audience = API_AUDIENCE, trustProxy = false, look = plainLook } = config;
  if (issuer) {
    const failed = (error: unknown) =>
      kit.log.error("identity provider does not respond", { issuer, error: String(error) });
    const expected = remoteTokens(issuer, failed);
    return {
      checkBearer: createTokenCheck({ expected, audience, now: kit.now }),
      accounts: nobody,
      identity: undefined,
    };
  }
  const passwordCost = config.passwordCost ?? PASSWORD_COST;
  const identity = await createIdentity({
    makeProfile: async () => undefined,
    ...kit,
    ...surroundings,
    clientId,
    audience,
    trustProxy,
    look,
    passwordCost,
    ...(config.passwordRangeUrl ? { passwordRangeUrl: config.passwordRangeUrl } : {}),
  });
  return { checkBearer: identity.checkBearer, accounts: identity.accounts, identity };
}
