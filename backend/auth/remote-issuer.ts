import { z } from "@hono/zod-openapi";
import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { failure } from "../http/failure";
import type { TokenSource } from "./token-check";

const TIMEOUT_MS = 5_000;
const KEEP_MS = 3_600_000;
/** Pause before the provider is asked again after a failure. */
const RETRY_MS = 2_000;
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

interface Found {
  issuer: string;
  keys: JWTVerifyGetKey;
}
const withoutSlash = (address: string) => address.replace(/\/+$/, "");

/** Reads a provider's discovery document (OpenID Connect Discovery 1.0 §4). Throws when it names another issuer. */
async function discover(issuer: string): Promise<Found> {
  const url = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Accept: "application/json" },
    redirect: "error",
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const said = discoverySchema.parse(await response.json());
  if (withoutSlash(said.issuer) !== withoutSlash(issuer)) throw new Error(`${url} names issuer ${said.issuer}`);
  const keys = createRemoteJWKSet(new URL(said.jwks_uri), { timeoutDuration: TIMEOUT_MS });
  return { issuer: said.issuer, keys };
}

/** Tokens of a remote provider, found through its discovery document, which is re-read every hour. */
export function remoteTokens(issuer: string, onFailure: (error: unknown) => void): TokenSource["expected"] {
  let known: Found | undefined;
  let pending: Promise<Found> | undefined;
  let again = 0;

  async function read(): Promise<Found> {
    try {
      known = await discover(issuer);
      again = Date.now() + KEEP_MS;
      return known;
    } catch (error) {
      onFailure(error);
      again = Date.now() + RETRY_MS;
      // An issuer known an hour ago is still trusted.
      if (known) return known;
      throw failure(503, "Tokens cannot be verified right now.");
    } finally {
      pending = undefined;
    }
  }
  return async () => {
    if (Date.now() >= again) pending ??= read();
    const found = pending ? await pending : known;
    if (!found) throw failure(503, "Tokens cannot be verified right now.");
    return { ...found, algorithms: ALGORITHMS };
  };
}
