import type { Kit, MakeProfile, SendMail } from "../kit";

/** Styling that makes the provider's pages look like the shop: see server/look.ts. */
export interface Look {
  /** Style sheet with the shop's tokens, typeface and foundations. */
  foundations: string;
  /** Style sheet based on the operator's primary colour. */
  theme: (primaryColour: string) => string;
  /** The variant of a logo for dark backgrounds, if there is one. */
  darkLogo: (logo: string) => string | undefined;
}

export interface IdentitySettings {
  /** Public origin of the shop; called at the first request, when the port is known. */
  publicOrigin: () => string;
  clientId: string;
  /** Expected audience of access tokens. */
  audience: string;
  /** Set behind a proxy whose X-Forwarded headers are trusted. */
  trustProxy: boolean;
  look: Look;
  /** Cost of a password hash as a power of two; lower it in tests only. */
  passwordCost: number;
  /** A leaked-password service; without it only common passwords are rejected. */
  passwordRangeUrl?: string;
}

/** What all parts of the provider receive. */
export interface IdentityKit extends Kit, IdentitySettings {
  sendMail: SendMail;
  makeProfile: MakeProfile;
}

export const plainLook: Look = { foundations: "", theme: () => "", darkLogo: () => undefined };
