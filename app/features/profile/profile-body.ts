import type { ProfileUpdate } from "#contract/profile";

/** What a caller may have at hand: a whole profile, or one with fields of an older service. */
export type AnyProfile = ProfileUpdate & { email?: unknown; userPreferencesCategories?: unknown };

/**
 * PF-05: what may be sent to save a profile. The e-mail address belongs to the identity provider and the categories to
 * their own calls; that somebody tried to send an address is worth a warning.
 */
export function profileBody({ email, userPreferencesCategories: _, ...body }: AnyProfile): ProfileUpdate {
  if (email !== undefined) console.warn("The e-mail address is changed at the identity provider; it is not sent");
  return body;
}
