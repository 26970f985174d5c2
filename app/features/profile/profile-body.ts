import type { ProfileUpdate } from "#contract/profile";

/** What a caller may pass: a whole profile, or one with fields of an older service. */
export type AnyProfile = ProfileUpdate & { email?: unknown; userPreferencesCategories?: unknown };

/**
 * PF-05: the request that saves a profile. The e-mail address belongs to the identity provider and the categories to
 * calls of their own; an attempt to send an address logs a warning.
 */
export function profileBody({ email, userPreferencesCategories: _, ...body }: AnyProfile): ProfileUpdate {
  if (email !== undefined) console.warn("The e-mail address is changed at the identity provider; it is not sent");
  return body;
}
