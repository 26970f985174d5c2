import { createHmac, timingSafeEqual } from "node:crypto";

/** CSRF tokens: a form of ours contains a value that only we can derive from the session. */
export function createFormTokens(secrets: string[]) {
  const make = (secret: string, uid: string) => createHmac("sha256", secret).update(`form ${uid}`).digest("base64url");
  return {
    of: (uid: string) => make(secrets[0] ?? "", uid),
    isOf: (uid: string, given: string) =>
      secrets.some((secret) => {
        const expected = Buffer.from(make(secret, uid));
        const found = Buffer.from(given);
        return expected.length === found.length && timingSafeEqual(expected, found);
      }),
  };
}
export type FormTokens = ReturnType<typeof createFormTokens>;
