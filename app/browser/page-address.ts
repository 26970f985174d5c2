import { IDENTITY_MOUNT } from "#contract/identity";

/** What this origin answers beside pages: the provider, the services, what tells of the process, built files. */
const OTHERS = [IDENTITY_MOUNT, "/api", "/.well-known", "/healthz", "/readyz", "/assets"];
/** A last segment with an ending, such as `robots.txt`; addresses of pages end with a slash. */
const FILE = /\.\w+$/;

/**
 * Whether a path of this origin may be a page of the app, which the router can show without loading a document. Links to
 * anything else are the browser's. `authority` is the address of the identity provider: a path when it is on this origin.
 */
export function isPageAddress(pathname: string, authority = ""): boolean {
  const others = authority.startsWith("/") ? [...OTHERS, authority.replace(/\/+$/, "")] : OTHERS;
  return !FILE.test(pathname) && !others.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
