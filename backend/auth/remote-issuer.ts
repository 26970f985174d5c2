import { z } from "@hono/zod-openapi";
import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { failure } from "../http/failure";
import type { TokenSource } from "./token-check";

const TIMEOUT_MS = 5_000;
const KEEP_MS = 3_600_000;
/** After a failure the provider is left in peace for a moment. */
const RETRY_MS = 2_000;
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

interface Found {
  issuer: string;
  keys: JWTVerifyGetKey;
}
const withoutSlash = (address: string) => address.replace(/\/+$/, "");

/** Reads what a provider says of itself (OpenID Connect Discovery 1.0 §4). Throws when it says somebody else's name. */
async function discover(issuer: string): Promise<Found> {
  const url = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Accept: "application/json" },
    redirect: "error",
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const said = discoverySchema.parse(await response.json());
  if (withoutSlash(said.issuer) !== withoutSlash(issuer)) throw new Error(`${url} speaks for ${said.issuer}`);
  const keys = createRemoteJWKSet(new URL(said.jwks_uri), { timeoutDuration: TIMEOUT_MS });
  return { issuer: said.issuer, keys };
}

/** Tokens of a provider elsewhere: found by its discovery document, which is read again every hour. */
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
      // An issuer that was there an hour ago is still believed.
      if (known) return known;
      throw failure(503, "Tokens cannot be checked at this moment.");
    } finally {
      pending = undefined;
    }
  }
  return async () => {
    if (Date.now() >= again) pending ??= read();
    const found = pending ? await pending : known;
    if (!found) throw failure(503, "Tokens cannot be checked at this moment.");
    return { ...found, algorithms: ALGORITHMS };
  };
}
