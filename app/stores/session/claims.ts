import { accountKinds, ID_TOKEN_LEEWAY_S, type IdentityClaims } from "#contract/identity";

/** The library's view of an identity token, after it has removed the protocol claims. */
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

/** Thrown for an identity token that must be rejected. */
export class ClaimsError extends Error {
  override name = "ClaimsError";
}

/**
 * The checks that the library does not do (AC-19): issuer, audience, and times within 60 s of this computer's clock.
 * The signature is not checked: the token came from the provider over a direct connection.
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

/** AC-05: the claims that we store. */
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
