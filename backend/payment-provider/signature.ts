import { createHmac } from "node:crypto";

/** The `Stripe-Signature` header of a payload: one `v1` for each secret that is valid now. */
export function signature(payload: string, secrets: readonly string[], now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const signed = secrets.map(
    (secret) => `v1=${createHmac("sha256", secret).update(`${timestamp}.${payload}`).digest("hex")}`,
  );
  return [`t=${timestamp}`, ...signed].join(",");
}
