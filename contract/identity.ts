/** Where the embedded identity provider is mounted; its issuer is the public origin followed by this. */
export const IDENTITY_MOUNT = "/identity";
/** The storefront as a client of the identity provider, unless the environment says otherwise. */
export const CLIENT_ID = "storefront";
/** Audience of the access tokens that the user, cart, product and recommendation calls accept. */
export const API_AUDIENCE = "urn:etalage:api";
export const SCOPES = "openid profile email offline_access";
/** RT-31: where the provider sends people back to, and the frame in which a token is renewed without being seen. */
export const AUTH_REDIRECT_PATH = "/auth-redirect";
export const SILENT_REDIRECT_PATH = "/silent-redirect.html";

/** AC-19. */
export const IDENTITY_HTTP_TIMEOUT_MS = 10_000;
export const POPUP_TIMEOUT_MS = 60_000;
export const ID_TOKEN_LEEWAY_S = 60;
export const TOKEN_LOCK_MS = 5_000;
export const TOKEN_REQUEST_RETRIES = 3;

/** What the browser must know to sign somebody in. */
export interface IdentityClient {
  /** The issuer; of the embedded provider only the path, to be read against the page's own origin. */
  authority: string;
  clientId: string;
}

export const accountKinds = ["private", "business"] as const;
/** What somebody who signs up wants to be; a business still has to be applied for. */
export type AccountKind = (typeof accountKinds)[number];
/** `error_description` of an `access_denied` that is no failure: the visitor went back to the shop. */
export const SIGN_IN_CANCELLED = "cancelled";

/** What the identity token says of somebody (AC-05). `__raw` is the token itself. */
export interface IdentityClaims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
  /** Of the embedded provider, shortly after the account was made. */
  account_kind?: AccountKind;
  __raw: string;
}
