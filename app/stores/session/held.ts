import type { IdentityClaims } from "#contract/identity";
import type { Profile } from "#contract/profile";
import { storageKeys } from "~/browser/storage-keys";
import { stored } from "../stored";

const lists = ["wishlistItems", "recentlyViewedProducts", "bookmarks", "pocChatData", "newsletter"] as const;

const nobody = {
  email: "",
  given_name: "",
  family_name: "",
  picture: "",
  dateOfBirth: null,
  phone: "",
  business: null,
  deletionAt: null,
};

/** AC-23: the profile as last fetched, shared by all tabs. */
export const holdProfile = () => stored<Profile | null>(storageKeys.profile, null, toProfile);
/** AC-05: the claims of the identity token; present while a user is signed in. */
export const holdClaims = () => stored<IdentityClaims | null>(storageKeys.tokenClaims, null, toClaims);

/** Parses a profile from an answer or from storage; null when it identifies nobody. Missing lists become empty. */
export function toProfile(json: unknown): Profile | null {
  if (!isRecord(json) || typeof json.sub !== "string" || json.sub === "") return null;
  const empty = Object.fromEntries(lists.map((name) => [name, Array.isArray(json[name]) ? json[name] : []]));
  return { ...nobody, ...json, ...empty } as Profile;
}
function toClaims(json: unknown): IdentityClaims | null {
  const whole = isRecord(json) && typeof json.sub === "string" && json.sub !== "" && typeof json.__raw === "string";
  return whole ? (json as unknown as IdentityClaims) : null;
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
