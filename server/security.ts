import { createHash } from "node:crypto";

/** Origins of remote services. */
export interface Elsewhere {
  services: string[];
  identity: string[];
  /** Where a form may lead to pay: browsers apply `form-action` to the redirect after it too. */
  payment: string[];
}

export interface SecuredDocument {
  body: Buffer;
  policy: string;
}

const hash = (bytes: Buffer) => `'sha256-${createHash("sha256").update(bytes).digest("base64")}'`;
const STYLE = Buffer.from("<style");

/**
 * Encodes one document and builds its policy. Inline scripts and styles are listed by hash, so that the document can be
 * shared and cached, which a nonce would prevent. Trusted ones carry `mark` as their nonce; the mark is removed. This is
 * done on bytes: a changed string of this size would have to be joined and copied once more. `completed` puts in what the
 * document was drawn without.
 */
export function secureDocument(
  html: string,
  mark: string,
  elsewhere: Elsewhere,
  completed: (document: Buffer) => Buffer = (document) => document,
): SecuredDocument {
  const bytes = completed(Buffer.from(html));
  const attribute = Buffer.from(` nonce="${mark}"`);
  const found = { script: new Set<string>(), style: new Set<string>() };
  const unmarked: Buffer[] = [];
  let done = 0;
  for (let at = bytes.indexOf(attribute); at >= 0; at = bytes.indexOf(attribute, done)) {
    const tag = bytes.lastIndexOf("<", at);
    const name = bytes.subarray(tag, tag + STYLE.length).equals(STYLE) ? "style" : "script";
    const from = bytes.indexOf(">", at) + 1;
    found[name].add(hash(bytes.subarray(from, bytes.indexOf(`</${name}>`, from))));
    unmarked.push(bytes.subarray(done, at));
    done = at + attribute.length;
  }
  unmarked.push(bytes.subarray(done));
  return {
    body: Buffer.concat(unmarked),
    policy: policy(list("'self'", found.script), list("'self'", found.style), elsewhere, ""),
  };
}

/** Where a tag manager and the Google Analytics that it starts come from and report to, as Google documents. */
const tagManagerSources: Record<string, string> = {
  "script-src": "https://www.googletagmanager.com",
  "img-src": "https://www.googletagmanager.com https://*.google-analytics.com",
  "connect-src": "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
};

/** The policy of a document for a visitor who agreed to the tag manager; everybody else gets it as it was. */
export function withTagManager(policy: string): string {
  return policy.replace(/(script|img|connect)-src [^;]*/g, (directive) => {
    const [name = ""] = directive.split(" ", 1);
    return `${directive} ${tagManagerSources[name]}`;
  });
}

/** Development: Vite injects its own scripts and styles and keeps a socket open. */
export function developmentPolicy(elsewhere: Elsewhere): string {
  return policy("'self' 'unsafe-inline'", "'self' 'unsafe-inline'", elsewhere, " ws:");
}

const list = (first: string, others: Iterable<string>) => [first, ...others].join(" ");

function policy(scripts: string, styles: string, { services, identity, payment }: Elsewhere, sockets: string): string {
  const origins = (all: string[]) => [...new Set(all)].map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src 'self' data:${origins(services)}`,
    `connect-src 'self'${sockets}${origins([...services, ...identity])}`,
    // Tokens are renewed in a frame.
    `frame-src 'self'${origins(identity)}`,
    `form-action 'self'${origins([...identity, ...payment])}`,
    "worker-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

const always: [string, string][] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(self), microphone=(self), geolocation=()"],
];
/** Mean nothing for a script, a style sheet or a font, which come with fewer packets of a slow network without them. */
export const FOR_DOCUMENTS = ["Referrer-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"];
const HSTS: [string, string] = ["Strict-Transport-Security", "max-age=31536000"];

/** Headers of every response. Other sites may embed pictures, but nothing else. */
export function commonHeaders(path: string, origin: string, imagesMount: string): [string, string][] {
  const reach = path.startsWith(`${imagesMount}/`) ? "cross-origin" : "same-origin";
  const headers: [string, string][] = [...always, ["Cross-Origin-Resource-Policy", reach]];
  if (origin.startsWith("https:")) headers.push(HSTS);
  return headers;
}
