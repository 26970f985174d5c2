import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function hashes(parts: Iterable<string>): string {
  return [...new Set([...parts].map(hash))].join(" ");
}

/**
 * The policy of one document: its inline scripts and styles are listed by hash, so that the document can be shared
 * and cached, which one with a nonce cannot.
 */
export function contentSecurityPolicy(html: string, remoteOrigins: string[]): string {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , body = ""]) => body);
  const styles = [...html.matchAll(STYLE)].map(([, body = ""]) => body);
  return policy(`'self' ${hashes(scripts)}`, `'self' ${hashes(styles)}`, remoteOrigins, "");
}

/** Development: Vite injects scripts and styles of its own and keeps a socket open. */
export function developmentPolicy(remoteOrigins: string[]): string {
  return policy("'self' 'unsafe-inline'", "'self' 'unsafe-inline'", remoteOrigins, " ws:");
}

function policy(scripts: string, styles: string, remoteOrigins: string[], sockets: string): string {
  const others = remoteOrigins.length > 0 ? ` ${remoteOrigins.join(" ")}` : "";
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src 'self' data:${others}`,
    `connect-src 'self'${sockets}${others}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
};
