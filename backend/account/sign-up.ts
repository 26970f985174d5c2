import type { Signup } from "#contract/profile";
import type { MakeProfile, TokenUser } from "../kit";
import type { Session } from "../storage/database";
import { insertUser } from "./user-records";

/** Creates the profile; an existing one is unchanged, so that a request with a lost response can be repeated. */
export async function signUp(
  session: Session,
  user: TokenUser,
  signup: Signup,
  { now, termsVersion }: { now: Date; termsVersion: string },
): Promise<void> {
  await insertUser(session, {
    id: user.sub,
    email: user.email,
    givenName: signup.given_name,
    familyName: signup.family_name,
    dateOfBirth: signup.dateOfBirth,
    newsletter: signup.newsletter,
    termsAcceptedAt: now,
    termsVersion,
    createdAt: now,
  });
}

/** The profile of a user who signed up, and accepted the terms, at the embedded provider. */
export const profileOfNewUser: MakeProfile = (session, user) =>
  insertUser(session, {
    id: user.sub,
    email: user.email,
    givenName: user.givenName,
    familyName: user.familyName,
    termsAcceptedAt: user.termsAcceptedAt,
    termsVersion: user.termsVersion,
    createdAt: user.termsAcceptedAt,
  });
