import { CLIENT_ID, IDENTITY_MOUNT, type IdentityClient } from "#contract/identity";
import type { Identity, IdentityEvents } from "./identity";

let client: IdentityClient = { authority: IDENTITY_MOUNT, clientId: CLIENT_ID };
let events: IdentityEvents | undefined;
let opened: Promise<Identity> | undefined;

/** Told once, by the start of the session. */
export function setProvider(next: IdentityClient, listeners: IdentityEvents): void {
  const same = next.authority === client.authority && next.clientId === client.clientId;
  if (!same) opened = undefined;
  client = next;
  events = listeners;
}

/** The way to the identity provider; the library comes with the first call, so others never fetch it. */
export function provider(): Promise<Identity> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Identity> {
  if (!events) throw new Error("The session has not been started");
  const { openIdentity } = await import("./identity");
  return openIdentity(client, events);
}
