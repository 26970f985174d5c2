import { IDENTITY_MOUNT } from "#contract/identity";

const WELL_KNOWN = "/.well-known/oauth-authorization-server";
/** The description of the provider as RFC 8414 §3.1 places it: the issuer's path comes last. */
const METADATA = WELL_KNOWN + IDENTITY_MOUNT;

/** Whether the embedded provider answers this path. */
export const isIdentityPath = (path: string) => path.startsWith(`${IDENTITY_MOUNT}/`) || path === METADATA;

/** The address as seen from where the provider is mounted. */
export function belowMount(url: string): string {
  return url.startsWith(METADATA) ? url.replace(METADATA, WELL_KNOWN) : url.slice(IDENTITY_MOUNT.length);
}
