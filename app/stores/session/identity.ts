import { type SigninSilentArgs, type User, UserManager } from "oidc-client-ts";
import type { AccountKind, IdentityClaims, IdentityClient } from "#contract/identity";
import { checkClaims, toClaims } from "./claims";
import { identitySettings } from "./identity-settings";
import { withLock } from "./lock";
import { isNetworkFailure, retryOnNetworkFailure } from "./network-retry";
import type { Token } from "./state";

/** A user who is signed in at the provider. */
export interface SignedIn extends Token {
  claims: IdentityClaims;
}
export interface IdentityEvents {
  /** The library renewed a token that was about to expire. */
  onRenewed: (signedIn: SignedIn) => void;
  onRenewalFailed: (error: unknown) => void;
  /** The token has expired and could not be replaced. */
  onExpired: () => void;
}

/** Seconds that a token must still be valid to be taken over from another tab. */
const LASTING_S = 5;

/** Renews in one tab at a time, and never what another tab has already renewed. */
class SharedUserManager extends UserManager {
  private renewing: Promise<User | null> | undefined;
  private known: string | undefined;

  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    this.renewing ??= withLock("identity-token", () => this.renewOnce(args)).finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }
  /** Records the token that this tab has seen last. */
  see(user: User): User {
    this.known = user.access_token;
    return user;
  }
  private async renewOnce(args: SigninSilentArgs): Promise<User | null> {
    const kept = await this._loadUser();
    if (!kept) return null; // signed out in another tab
    if (kept.access_token !== this.known && (kept.expires_in ?? 0) > LASTING_S) {
      await this.events.load(kept);
      return kept;
    }
    if (kept.refresh_token) {
      try {
        return await retryOnNetworkFailure(() => super.signinSilent(args));
      } catch (error) {
        if (errorCode(error) !== "invalid_grant") throw error;
      }
    }
    return super.signinSilent({ ...args, forceIframeAuth: true });
  }
}

/** The provider's OAuth error code: `login_required`, `invalid_grant`; undefined for any other failure. */
export function errorCode(error: unknown): string | undefined {
  const said =
    error instanceof Error && error.name === "ErrorResponse" ? (error as { error?: unknown }).error : undefined;
  return typeof said === "string" ? said : undefined;
}

const stateOf = (address: string): string => new URL(address).searchParams.get("state") ?? "";
function namesItself(kept: string, id: string): boolean {
  try {
    return (JSON.parse(kept) as { id?: unknown } | null)?.id === id;
  } catch {
    return false;
  }
}

/** The only file that uses the library; it is loaded when a visitor signs in or is signed in. */
export function openIdentity(client: IdentityClient, events: IdentityEvents) {
  const settings = identitySettings(client, location.origin);
  const manager = new SharedUserManager(settings);
  const { stateStore } = manager.settings;

  /** The identity token that was checked last: a renewal may not include one. */
  let checked: string | undefined;
  let completing = false;

  async function signedIn(user: User, fresh: boolean): Promise<SignedIn> {
    if (fresh && user.id_token !== checked) {
      const issuer = await manager.metadataService.getIssuer();
      checkClaims(user.profile, { issuer, clientId: settings.client_id, now: Math.floor(Date.now() / 1000) });
    }
    const { access_token: accessToken, expires_at: expiresAt = 0, id_token = "" } = manager.see(user);
    checked = id_token;
    return { accessToken, expiresAt, claims: toClaims(user.profile, id_token) };
  }
  manager.events.addUserLoaded(async (user) => {
    if (!completing) await signedIn(user, true).then(events.onRenewed, events.onRenewalFailed);
  });
  manager.events.addSilentRenewError(events.onRenewalFailed);
  manager.events.addAccessTokenExpired(events.onExpired);

  /** The stored state of a request from this browser; null for any other name, such as that of the stored tokens. */
  async function pendingState(id: string): Promise<string | null> {
    const kept = id === "" ? null : await stateStore.get(id);
    return kept && namesItself(kept, id) ? kept : null;
  }

  return {
    /** Whether the address of the return page answers a request of this browser. True only once per request. */
    async takeAnswer(address: string): Promise<boolean> {
      const id = stateOf(address);
      if (!(await pendingState(id))) return false;
      await stateStore.remove(id);
      return true;
    },
    /** Leaves this page for the provider's. */
    async signIn(screen?: "signup", kind?: AccountKind): Promise<void> {
      const extraQueryParams = { ...(screen && { screen_hint: screen }), ...(kind && { account_kind: kind }) };
      await manager.signinRedirect(screen ? { extraQueryParams } : {});
    },
    /** Exchanges the code in the address of the return page for tokens. Can be retried after a network failure. */
    async complete(address: string): Promise<SignedIn> {
      const id = stateOf(address);
      const state = await pendingState(id);
      // A forged or foreign link must not affect an existing session.
      if (!state) throw new Error("No matching state found in storage");
      // The library deletes the state before it sends the code.
      const keepState = () => stateStore.set(id, state);
      completing = true;
      try {
        const user = await retryOnNetworkFailure(async () => {
          await keepState();
          return manager.signinRedirectCallback(address);
        });
        return await signedIn(user, true);
      } catch (error) {
        if (isNetworkFailure(error)) await keepState();
        else await manager.removeUser();
        throw error;
      } finally {
        completing = false;
      }
    },
    /** The user who is signed in according to this browser, whether or not the token is still valid. */
    async restore(): Promise<SignedIn | null> {
      const user = await manager.getUser();
      return user && signedIn(user, false);
    },
    async renew(): Promise<SignedIn | null> {
      const user = await manager.signinSilent();
      return user && signedIn(user, true);
    },
    /** Leaves for the provider to end the session there; returns to the home page. */
    async signOut(): Promise<void> {
      const idToken = (await manager.getUser())?.id_token;
      await manager.removeUser(); // before leaving: the page may stay in memory, and the redirect may fail
      await manager.signoutRedirect(idToken ? { id_token_hint: idToken } : {});
    },
    /** Stops watching a session that another tab has ended. */
    async rest(): Promise<void> {
      await manager.events.unload();
    },
    /** Ends the session in this browser only. */
    async forget(): Promise<void> {
      await manager.removeUser();
    },
  };
}
export type Identity = ReturnType<typeof openIdentity>;
