import { IDENTITY_MOUNT } from "#contract/identity";
import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";

/** Paths of this origin that are not pages: the providers, the services, health and readiness checks, built files. */
const OTHERS = [IDENTITY_MOUNT, PAYMENT_PROVIDER_MOUNT, "/api", "/.well-known", "/healthz", "/readyz", "/assets"];
/** A last segment with an extension, such as `robots.txt`; page addresses end with a slash. */
const FILE = /\.\w+$/;

/**
 * Whether a path of this origin may be a page of the app, which the router can show without loading a document. The
 * browser follows all other links. `authority` is the address of the identity provider: a path when it is on this
 * origin.
 */
export function isPageAddress(pathname: string, authority = ""): boolean {
  const others = authority.startsWith("/") ? [...OTHERS, authority.replace(/\/+$/, "")] : OTHERS;
  return !FILE.test(pathname) && !others.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
