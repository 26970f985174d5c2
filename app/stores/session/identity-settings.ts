import { type UserManagerSettings, WebStorageStateStore } from "oidc-client-ts";
import {
  AUTH_REDIRECT_PATH,
  IDENTITY_HTTP_TIMEOUT_MS,
  type IdentityClient,
  POPUP_TIMEOUT_MS,
  SCOPES,
  SILENT_REDIRECT_PATH,
  TOKEN_REQUEST_RETRIES,
} from "#contract/identity";

/**
 * AC-18, AC-19: every time-out is set explicitly, because the library's defaults differ or are absent. The clock leeway
 * and the lock, which it does not have, are in claims.ts and lock.ts.
 */
export function identitySettings({ authority, clientId }: IdentityClient, origin: string): UserManagerSettings {
  const store = window.localStorage;
  return {
    authority: new URL(authority, origin).href,
    client_id: clientId,
    response_type: "code",
    scope: SCOPES,
    redirect_uri: origin + AUTH_REDIRECT_PATH,
    silent_redirect_uri: origin + SILENT_REDIRECT_PATH,
    post_logout_redirect_uri: `${origin}/`,
    requestTimeoutInSeconds: IDENTITY_HTTP_TIMEOUT_MS / 1000,
    silentRequestTimeoutInSeconds: IDENTITY_HTTP_TIMEOUT_MS / 1000,
    popupWindowFeatures: { closePopupWindowAfterInSeconds: POPUP_TIMEOUT_MS / 1000 },
    maxSilentRenewTimeoutRetries: TOKEN_REQUEST_RETRIES,
    automaticSilentRenew: true,
    // Shared by all tabs: signing in, signing out and renewing apply to all of them.
    userStore: new WebStorageStateStore({ store }),
    stateStore: new WebStorageStateStore({ store }),
  };
}
