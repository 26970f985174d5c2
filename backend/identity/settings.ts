import type { Kit, MakeProfile, SendMail } from "../kit";

/** What the door hands the pages of the provider, so that they look like the shop: see server/look.ts. */
export interface Look {
  /** Style sheet with the shop's tokens, typeface and foundations. */
  foundations: string;
  /** Style sheet that follows the operator's primary colour. */
  theme: (primaryColour: string) => string;
  /** The picture for dark grounds beside a logo, when there is one. */
  darkLogo: (logo: string) => string | undefined;
}

export interface IdentitySettings {
  /** Origin under which shoppers see the shop; asked at the first request, when the port is known. */
  publicOrigin: () => string;
  clientId: string;
  /** Who the access tokens are for. */
  audience: string;
  /** Behind a proxy whose X-Forwarded headers can be believed. */
  trustProxy: boolean;
  look: Look;
  /** Cost of a password's hash as a power of two; lower it in tests only. */
  passwordCost: number;
  /** A service that knows leaked passwords; without it only the list of common ones is refused. */
  passwordRangeUrl?: string;
}

/** What everything inside the provider works with. */
export interface IdentityKit extends Kit, IdentitySettings {
  sendMail: SendMail;
  makeProfile: MakeProfile;
}

export const plainLook: Look = { foundations: "", theme: () => "", darkLogo: () => undefined };
