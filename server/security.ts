import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function hashes(parts: Iterable<string>): string {
  return [...new Set([...parts].map(hash))].join(" ");
}

/** Origins of what is not embedded. */
export interface Elsewhere {
  services: string[];
  identity: string[];
}

/**
 * The policy of one document: its inline scripts and styles are listed by hash, so that the document can be shared
 * and cached, which one with a nonce cannot.
 */
export function contentSecurityPolicy(html: string, elsewhere: Elsewhere): string {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , body = ""]) => body);
  const styles = [...html.matchAll(STYLE)].map(([, body = ""]) => body);
  return policy(`'self' ${hashes(scripts)}`, `'self' ${hashes(styles)}`, elsewhere, "");
}

/** Development: Vite injects scripts and styles of its own and keeps a socket open. */
export function developmentPolicy(elsewhere: Elsewhere): string {
  return policy("'self' 'unsafe-inline'", "'self' 'unsafe-inline'", elsewhere, " ws:");
}

function policy(scripts: string, styles: string, { services, identity }: Elsewhere, sockets: string): string {
  const list = (origins: string[]) => [...new Set(origins)].map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src 'self' data:${list(services)}`,
    `connect-src 'self'${sockets}${list([...services, ...identity])}`,
    // A token is renewed in a frame.
    `frame-src 'self'${list(identity)}`,
    `form-action 'self'${list(identity)}`,
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
