import type { Call, CallInput } from "#contract/call";
import { callsWithoutProfile, setUserData } from "#contract/profile";
import type { Answer } from "~/api/answer";
import type { SessionContext } from "./create-session";
import { ensureToken } from "./renewal";

/** Immediately sends a call that needs the token; null without a token, or without a profile that it needs (AC-20). */
export async function sendNow<I extends CallInput, O>(
  session: SessionContext,
  call: Call<I, O>,
  input: I,
): Promise<O | null> {
  return (await mayBeSent(session, call)) ? session.api.ask(call, bodyToSend(call, input)) : null;
}

/** The same, but returns the plain answer for callers that must know why a call was refused. */
export async function answerNow<I extends CallInput, O>(
  session: SessionContext,
  call: Call<I, O>,
  input: I,
): Promise<Answer | undefined> {
  return (await mayBeSent(session, call)) ? session.api.send(call, bodyToSend(call, input)) : undefined;
}

/** For what all users may request about themselves: a copy of their data, and its deletion. Needs no profile. */
export async function askAboutOneself<O>(
  session: SessionContext,
  call: Call<Record<never, never>, O>,
): Promise<O | null> {
  return (await ensureToken(session)) ? session.api.ask(call, {}) : null;
}

async function mayBeSent(session: SessionContext, { name }: { name: string }): Promise<boolean> {
  if (!callsWithoutProfile.includes(name) && !session.store.getState().profile) return false;
  return ensureToken(session);
}
function bodyToSend<I extends CallInput>({ name }: { name: string }, input: I): I {
  return name === setUserData.name ? withoutIdentity(input) : input;
}

/** PF-05: the e-mail address belongs to the identity provider, and the categories to the preferences. */
function withoutIdentity<I extends CallInput>(input: I): I {
  const { email, userPreferencesCategories: _, ...body } = (input.body ?? {}) as Record<string, unknown>;
  if (email !== undefined) console.warn("The e-mail address is not part of a profile update");
  return { ...input, body };
}
