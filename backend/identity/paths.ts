import { IDENTITY_MOUNT } from "#contract/identity";

const WELL_KNOWN = "/.well-known/oauth-authorization-server";
/** Path of the provider's metadata according to RFC 8414 §3.1: the issuer's path comes last. */
const METADATA = WELL_KNOWN + IDENTITY_MOUNT;

/** Whether the embedded provider handles this path. */
export const isIdentityPath = (path: string) => path.startsWith(`${IDENTITY_MOUNT}/`) || path === METADATA;

/** The URL relative to the provider's mount. */
export function belowMount(url: string): string {
  return url.startsWith(METADATA) ? url.replace(METADATA, WELL_KNOWN) : url.slice(IDENTITY_MOUNT.length);
}
