import type { SessionContext } from "./create-session";
import type { Identity } from "./identity";

/** The identity provider's client, loaded on first use. */
export function providerOf(session: SessionContext): Promise<Identity> {
  session.provider ??= open(session).catch((error: unknown) => {
    session.provider = undefined;
    throw error;
  });
  return session.provider;
}

async function open({ client, events, openIdentity }: SessionContext): Promise<Identity> {
  if (!events) throw new Error("The session has not been started");
  return openIdentity(client, events);
}
