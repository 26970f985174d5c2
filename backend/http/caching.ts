import { createHash } from "node:crypto";
import type { Context } from "hono";

/**
 * A response that is the same for everyone: cacheable for `maxAge` seconds, then stale for ten times as long while it
 * is revalidated. Responds with 304 when the caller's tag matches.
 */
export function publicJson(c: Context, value: unknown, maxAge: number): Response {
  const text = JSON.stringify(value);
  const tag = `"${createHash("sha1").update(text).digest("base64url")}"`;
  c.header("Cache-Control", `public, max-age=${maxAge}, stale-while-revalidate=${maxAge * 10}`);
  c.header("ETag", tag);
  const known = c.req
    .header("if-none-match")
    ?.split(",")
    .map((part) => part.trim().replace(/^W\//, ""));
  if (known?.includes(tag) || known?.includes("*")) return c.body(null, 304);
  return c.body(text, 200, { "Content-Type": "application/json" });
}
