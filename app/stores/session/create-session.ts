import { createStore, type StoreApi } from "zustand/vanilla";
import { CLIENT_ID, IDENTITY_MOUNT, type IdentityClient } from "#contract/identity";
import type { BrowserApi } from "~/api/browser";
import { holdClaims, holdProfile } from "./held";
import type { Identity, IdentityEvents } from "./identity";
import { createQueue } from "./queue";
import type { Session, TakenAlong, Token } from "./state";

export interface SessionParts {
  /** Sends the calls; the session provides it with the token. */
  api: BrowserApi;
  /** Loads the identity provider's client, when a visitor signs in or is signed in. */
  openIdentity: (client: IdentityClient, events: IdentityEvents) => Promise<Identity>;
  /** Called when nobody is signed in any more: everything about the user must be cleared from memory. */
  onEnd: () => void;
}

/** All state of one session. The functions of this folder work on it and keep no state themselves. */
export interface SessionContext extends SessionParts {
  store: StoreApi<Session>;
  takenAlong: StoreApi<TakenAlong>;
  heldProfile: ReturnType<typeof holdProfile>;
  heldClaims: ReturnType<typeof holdClaims>;
  /** Calls that wait for the token. */
  queue: ReturnType<typeof createQueue>;
  /** Incremented when the user changes, so that a late answer for one user is not kept for another. */
  era: number;
  token?: Token | undefined;
  client: IdentityClient;
  /** Set when the session starts. */
  events?: IdentityEvents;
  /** Pending or settled; concurrent callers share it. */
  provider?: Promise<Identity> | undefined;
  renewal?: Promise<boolean> | undefined;
  profileFetch?: Promise<void> | undefined;
  /** The profile was requested again while it was being fetched. */
  profileIsStale: boolean;
  stop?: (() => void) | undefined;
}

/** Creates a session that has not been started, so its status is unknown. */
export function createSession(parts: SessionParts): SessionContext {
  return {
    ...parts,
    store: createStore<Session>(() => ({ status: "unknown", profile: null, signupRequired: false })),
    takenAlong: createStore<TakenAlong>(() => "none"),
    heldProfile: holdProfile(),
    heldClaims: holdClaims(),
    queue: createQueue(),
    era: 0,
    client: { authority: IDENTITY_MOUNT, clientId: CLIENT_ID },
    profileIsStale: false,
  };
}

/** Starts a new era because the user has changed or signed out. */
export function beginEra(session: SessionContext): number {
  session.era += 1;
  session.token = undefined;
  return session.era;
}
