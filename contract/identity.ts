/** Mount path of the embedded identity provider; its issuer is the public origin plus this path. */
export const IDENTITY_MOUNT = "/identity";
/** Default client id of the storefront at the identity provider. */
export const CLIENT_ID = "storefront";
/** Audience of the access tokens that the user, cart, product and recommendation calls accept. */
export const API_AUDIENCE = "urn:etalage:api";
export const SCOPES = "openid profile email offline_access";
/** RT-31: where the provider redirects after sign-in, and the page for silent token renewal in a frame. */
export const AUTH_REDIRECT_PATH = "/auth-redirect";
export const SILENT_REDIRECT_PATH = "/silent-redirect.html";

/** AC-19. */
export const IDENTITY_HTTP_TIMEOUT_MS = 10_000;
export const POPUP_TIMEOUT_MS = 60_000;
export const ID_TOKEN_LEEWAY_S = 60;
export const TOKEN_LOCK_MS = 5_000;
export const TOKEN_REQUEST_RETRIES = 3;

/** What the browser needs for sign-in. */
export interface IdentityClient {
  /** The issuer; for the embedded provider only its path, relative to the page's origin. */
  authority: string;
  clientId: string;
}

export const accountKinds = ["private", "business"] as const;
/** Account kind chosen at sign-up; a business must still apply separately. */
export type AccountKind = (typeof accountKinds)[number];
/** `error_description` of an `access_denied` that is not an error: the visitor returned to the shop. */
export const SIGN_IN_CANCELLED = "cancelled";

/** Claims of the ID token (AC-05). `__raw` is the token itself. */
export interface IdentityClaims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
  /** Sent by the embedded provider shortly after sign-up. */
  account_kind?: AccountKind;
  __raw: string;
}
