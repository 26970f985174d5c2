import { createHmac } from "node:crypto";
import { z } from "@hono/zod-openapi";
import type { Account } from "./account-records";
import {
  addPasskey,
  issueChallenge,
  type Passkey,
  passkeyById,
  passkeysOf,
  passkeyUsed,
  spendChallenge,
} from "./passkey-records";
import { shopOrigins } from "./provider";
import type { IdentityKit } from "./settings";

export const PASSKEYS_MAX = 10;

const text = z.string().max(6_000);
const credential = { id: z.string().max(1_400), rawId: z.string().max(1_400), type: z.literal("public-key") };
const extensions = z.object({}).transform(() => ({}));
const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, attestationObject: text }),
  clientExtensionResults: extensions,
});
const assertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
  clientExtensionResults: extensions,
});

function parsed<T>(schema: z.ZodType<T>, json: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
/** Imported on demand: the library loads slowly, and most visits do not need it. */
const library = () => import("@simplewebauthn/server");

/**
 * Passkeys (WebAuthn level 3). The relying party is the shop's own host; the authenticator must have verified the user,
 * because a passkey replaces both address and password.
 */
export function createPasskeys(kit: IdentityKit, secrets: string[]) {
  const origins = shopOrigins(kit.publicOrigin());
  const rpID = new URL(kit.publicOrigin()).hostname;
  const expected = { expectedOrigin: origins, expectedRPID: rpID, requireUserVerification: true };
  /** Derived from one sign-in, which ends when it succeeds: usable once, for as long as the sign-in lasts. */
  const challengeOf = (uid: string) =>
    createHmac("sha256", secrets[0] ?? "")
      .update(`passkey ${uid}`)
      .digest("base64url");

  return {
    async registrationOptions(account: Account, shop: string): Promise<string> {
      const { generateRegistrationOptions } = await library();
      const known = await passkeysOf(kit, account.id);
      const options = await generateRegistrationOptions({
        rpName: shop,
        rpID,
        userID: new TextEncoder().encode(account.id),
        userName: account.email,
        userDisplayName: `${account.givenName} ${account.familyName}`.trim(),
        challenge: new Uint8Array(Buffer.from(await issueChallenge(kit, account.id), "base64url")),
        attestationType: "none",
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return JSON.stringify(options);
    },
    /** Registers a new passkey of this account; returns whether the authenticator's response was valid. */
    async register(account: Account, json: string, name: string): Promise<boolean> {
      const response = parsed(registration, json);
      if (!response || (await passkeysOf(kit, account.id)).length >= PASSKEYS_MAX) return false;
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: (challenge) => spendChallenge(kit, account.id, challenge),
      }).catch((error: unknown) => refused(kit, error));
      if (!verified || !registrationInfo) return false;
      const { id, publicKey, counter } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString("base64url");
      await addPasskey(kit, { id, accountId: account.id, publicKey: key, counter, transports: [], name });
      return true;
    },
    signInOptions: (uid: string): string =>
      JSON.stringify({ challenge: challengeOf(uid), rpId: rpID, userVerification: "required", timeout: 60_000 }),
    /** Returns the account whose passkey signed the challenge of this sign-in. */
    async authenticate(uid: string, json: string): Promise<string | undefined> {
      const response = parsed(assertion, json);
      const known = response && (await passkeyById(kit, response.id));
      if (!known) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: { ...response, response: withoutEmpty(response.response) },
        expectedChallenge: challengeOf(uid),
        credential: credentialOf(known),
      }).catch((error: unknown) => refused(kit, error));
      if (!verified || !authenticationInfo) return undefined;
      await passkeyUsed(kit, known.id, authenticationInfo.newCounter);
      return known.accountId;
    },
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;

const credentialOf = ({ id, publicKey, counter }: Passkey) => ({
  id,
  publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
  counter,
});

function withoutEmpty({ userHandle, ...rest }: z.infer<typeof assertion>["response"]) {
  return userHandle === undefined ? rest : { ...rest, userHandle };
}

/** The library throws for a wrong challenge, origin, counter or signature. */
function refused({ log }: Pick<IdentityKit, "log">, error: unknown) {
  log.info("passkey rejected", { error: String(error) });
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined };
}
