import type { Call, CallInput } from "#contract/call";
import { callsWithoutProfile, setUserData } from "#contract/profile";
import { browserApi } from "~/api/browser";
import { ensureToken } from "./renewal";
import { sessionStore } from "./state";

/** A call that needs the token, at once: nothing when there is none to be had, or no profile that it needs (AC-20). */
export async function sendNow<I extends CallInput, O>(call: Call<I, O>, input: I): Promise<O | null> {
  if (!callsWithoutProfile.includes(call.name) && !sessionStore.getState().profile) return null;
  if (!(await ensureToken())) return null;
  return browserApi().ask(call, call.name === setUserData.name ? withoutIdentity(input) : input);
}

/** PF-05: the e-mail address belongs to the identity provider, and the categories to the preferences. */
function withoutIdentity<I extends CallInput>(input: I): I {
  const { email, userPreferencesCategories: _, ...body } = (input.body ?? {}) as Record<string, unknown>;
  if (email !== undefined) console.warn("The e-mail address is not part of a profile update");
  return { ...input, body };
}
