import {
  createLocalJWKSet,
  errors,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from "jose";
import { failure } from "../http/failure";
import type { CheckBearer, TokenUser } from "../kit";

/** Tolerated clock difference between two machines. */
const LEEWAY_S = 10;
const LONGEST = 8_192;

/** Which tokens are accepted. */
export interface TokenSource {
  /** Called for every token, because the embedded provider's issuer is known only once the shop listens. */
  expected(): Promise<{ issuer: string; keys: JWTVerifyGetKey; typ?: string; algorithms: string[] }>;
  audience: string;
  now: () => Date;
  /** Final check of a valid token: whether it has been revoked since. */
  isGood?: (claims: JWTPayload) => Promise<boolean>;
}

/** Minimum interval between reloads of the keys. */
const AGAIN_MS = 60_000;

const publicHalf = (keys: JWK[]) =>
  createLocalJWKSet({ keys: keys.map(({ kid, kty, n, e, alg, use }) => ({ kid, kty, n, e, alg, use }) as JWK) });

/**
 * Key lookup for jose with the public halves of our own keys. An unknown key may have been created since by another
 * process on the same store, so the keys are reloaded.
 */
export function publicKeys(keys: JWK[], readAgain?: () => Promise<JWK[]>): JWTVerifyGetKey {
  let known = publicHalf(keys);
  let readAt = Number.NEGATIVE_INFINITY;
  return async (header, token) => {
    const key = await known(header, token).catch((error: unknown) => {
      const mayKnow = error instanceof errors.JWKSNoMatchingKey && performance.now() - readAt > AGAIN_MS;
      if (!mayKnow || !readAgain) throw error;
      return undefined;
    });
    if (key) return key;
    readAt = performance.now();
    known = publicHalf((await readAgain?.()) ?? []);
    return known(header, token);
  };
}

/** Verifies access tokens. Any invalid token is a 401; unavailable keys are a 503. */
export function createTokenCheck({ expected, audience, now, isGood }: TokenSource): CheckBearer {
  return async (authorization) => {
    if (authorization === undefined) return undefined;
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization.slice(0, LONGEST).trim())?.[1];
    if (!token) throw failure(401, "The token is malformed.");
    const { issuer, keys, typ, algorithms } = await expected();
    const options: JWTVerifyOptions = {
      issuer,
      audience,
      algorithms,
      clockTolerance: LEEWAY_S,
      currentDate: now(),
      requiredClaims: ["exp", "sub"],
      ...(typ ? { typ } : {}),
    };
    const { payload } = await jwtVerify(token, keys, options).catch(refuse);
    if (isGood && !(await isGood(payload).catch(refuse))) throw failure(401, "The token has been revoked.");
    return userOf(payload);
  };
}

function userOf({ sub, email, email_verified }: Record<string, unknown>): TokenUser {
  return {
    sub: String(sub),
    email: typeof email === "string" ? email : "",
    emailVerified: email_verified === true,
  };
}

const KEYS_UNREACHABLE = new Set(["ERR_JWKS_TIMEOUT", "ERR_JOSE_GENERIC"]);

function refuse(error: unknown): never {
  const isOfToken = error instanceof errors.JOSEError && !KEYS_UNREACHABLE.has(error.code);
  if (isOfToken) throw failure(401, "The token is invalid or has expired.");
  throw failure(503, "Tokens cannot be verified right now.");
}
