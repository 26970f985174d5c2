import { createStore, type StoreApi } from "zustand/vanilla";
import { CLIENT_ID, IDENTITY_MOUNT, type IdentityClient } from "#contract/identity";
import type { BrowserApi } from "~/api/browser";
import { holdClaims, holdProfile } from "./held";
import type { Identity, IdentityEvents } from "./identity";
import { createQueue } from "./queue";
import type { Session, TakenAlong, Token } from "./state";

export interface SessionParts {
  /** Sends the calls; the session hands it the token. */
  api: BrowserApi;
  /** Opens the way to the identity provider, when somebody signs in or is signed in. */
  openIdentity: (client: IdentityClient, events: IdentityEvents) => Promise<Identity>;
  /** Called when nobody is signed in any more: nothing of who was may stay in memory. */
  onEnd: () => void;
}

/** Everything that one session holds. The functions of this folder work on it; none of them keeps anything itself. */
export interface SessionContext extends SessionParts {
  store: StoreApi<Session>;
  takenAlong: StoreApi<TakenAlong>;
  heldProfile: ReturnType<typeof holdProfile>;
  heldClaims: ReturnType<typeof holdClaims>;
  /** Calls that wait for the token. */
  queue: ReturnType<typeof createQueue>;
  /** Counts who is signed in: what was asked for somebody must not be kept for somebody else. */
  era: number;
  token?: Token | undefined;
  client: IdentityClient;
  /** Set by the start of the session. */
  events?: IdentityEvents;
  /** Under way, or done: those who ask meanwhile share it. */
  provider?: Promise<Identity> | undefined;
  renewal?: Promise<boolean> | undefined;
  profileFetch?: Promise<void> | undefined;
  /** Somebody asked for the profile while it was being fetched. */
  profileIsStale: boolean;
  stop?: (() => void) | undefined;
}

/** A session that has not been started: nobody has looked who is signed in. */
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

/** Somebody else is here from now on, or nobody. */
export function beginEra(session: SessionContext): number {
  session.era += 1;
  session.token = undefined;
  return session.era;
}
