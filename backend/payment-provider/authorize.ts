import { createHash, timingSafeEqual } from "node:crypto";
import { ApiError } from "./errors";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in the same time wherever two texts differ. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Throws unless the request has the secret key: as a bearer token, or as the user name of basic authentication. */
export function authorize(headers: Headers, secretKey: string): void {
  const refuse = (message: string) => new ApiError(401, { type: "invalid_request_error", message });
  const given = keyOf(headers.get("authorization") ?? "");
  if (!given) {
    throw refuse("You did not provide an API key. Provide it in the Authorization header, as a bearer token.");
  }
  if (!isSame(given, secretKey)) throw refuse(`Invalid API Key provided: ${masked(given)}`);
}

function keyOf(authorization: string): string {
  const [, scheme = "", value = ""] = /^(bearer|basic)\s+(\S+)$/i.exec(authorization.trim()) ?? [];
  if (scheme.toLowerCase() === "bearer") return value;
  return Buffer.from(value, "base64").toString().split(":")[0] ?? "";
}

const masked = (key: string) => (key.length > 12 ? `${key.slice(0, 8)}****${key.slice(-4)}` : "****");
