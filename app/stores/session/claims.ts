import { accountKinds, ID_TOKEN_LEEWAY_S, type IdentityClaims } from "#contract/identity";

/** The library's view of an identity token whose protocol claims have been taken from it. */
interface Decoded {
  sub?: string;
  iss?: string;
  aud?: string | string[];
  exp?: number;
  iat?: number;
  [claim: string]: unknown;
}
interface Expected {
  issuer: string;
  clientId: string;
  /** Seconds since the epoch. */
  now: number;
}

/** An identity token that must not be believed. */
export class ClaimsError extends Error {
  override name = "ClaimsError";
}

/**
 * The checks that the library leaves to us (AC-19): issuer, audience, and times within 60 s of this computer's clock.
 * The signature needs none: the token came straight from the provider over its own connection.
 */
export function checkClaims(decoded: Decoded, { issuer, clientId, now }: Expected): void {
  const audience = Array.isArray(decoded.aud) ? decoded.aud : [decoded.aud];
  if (!decoded.sub) throw new ClaimsError("The identity token names nobody");
  if (decoded.iss !== issuer) throw new ClaimsError("The identity token is of another provider");
  if (!audience.includes(clientId)) throw new ClaimsError("The identity token is meant for somebody else");
  if (typeof decoded.exp !== "number" || decoded.exp + ID_TOKEN_LEEWAY_S <= now) {
    throw new ClaimsError("The identity token has expired");
  }
  if (typeof decoded.iat !== "number" || decoded.iat - ID_TOKEN_LEEWAY_S > now) {
    throw new ClaimsError("The identity token is of the future: is the clock of this computer right?");
  }
}

const texts = ["email", "given_name", "family_name", "picture"] as const;

/** AC-05: what is kept of it. */
export function toClaims(decoded: Decoded, raw: string): IdentityClaims {
  const claims: IdentityClaims = { sub: decoded.sub ?? "", __raw: raw };
  for (const name of texts) {
    const value = decoded[name];
    if (typeof value === "string" && value !== "") claims[name] = value;
  }
  const kind = accountKinds.find((known) => known === decoded.account_kind);
  if (kind) claims.account_kind = kind;
  if (typeof decoded.email_verified === "boolean") claims.email_verified = decoded.email_verified;
  return claims;
}
