import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "koa";
import { IDENTITY_MOUNT } from "#contract/identity";

export const DEVICE_COOKIE = "_known";
const YEAR_MS = 365 * 86_400_000;
/** Maximum number of accounts that share a browser. */
const MOST = 5;

/**
 * Devices on which an account has signed in before, recognised by a signed cookie. When an account is under attack from
 * many addresses, everyone but these is blocked, so that its owner is not locked out too
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export function createDevices(secrets: string[]) {
  const mark = (secret: string, emailKey: string, nonce: string) =>
    createHmac("sha256", secret).update(`device ${nonce} ${emailKey}`).digest("base64url");
  const entries = (ctx: Context) => (ctx.cookies.get(DEVICE_COOKIE) ?? "").split("~").filter(Boolean).slice(0, MOST);

  function isOf(entry: string, emailKey: string): boolean {
    const [nonce = "", given = ""] = entry.split(".");
    return secrets.some((secret) => {
      const expected = Buffer.from(mark(secret, emailKey, nonce));
      const found = Buffer.from(given);
      return expected.length === found.length && timingSafeEqual(expected, found);
    });
  }
  return {
    isKnown: (ctx: Context, emailKey: string) => entries(ctx).some((entry) => isOf(entry, emailKey)),
    remember(ctx: Context, emailKey: string): void {
      const others = entries(ctx).filter((entry) => !isOf(entry, emailKey));
      const nonce = randomBytes(12).toString("base64url");
      const value = [`${nonce}.${mark(secrets[0] ?? "", emailKey, nonce)}`, ...others].slice(0, MOST).join("~");
      ctx.cookies.set(DEVICE_COOKIE, value, { path: IDENTITY_MOUNT, maxAge: YEAR_MS, httpOnly: true, sameSite: "lax" });
    },
  };
}
export type Devices = ReturnType<typeof createDevices>;
