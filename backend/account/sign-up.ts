import type { Signup } from "#contract/profile";
import type { MakeProfile, TokenUser } from "../kit";
import type { Session } from "../storage/database";
import { insertUser } from "./user-records";

/** Makes the profile; one that is there already stays as it is, so that a lost answer can be asked for again. */
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

/** The profile of somebody who signed up at the embedded provider, where the terms were accepted. */
export const profileOfNewPerson: MakeProfile = (session, person) =>
  insertUser(session, {
    id: person.sub,
    email: person.email,
    givenName: person.givenName,
    familyName: person.familyName,
    termsAcceptedAt: person.termsAcceptedAt,
    termsVersion: person.termsVersion,
    createdAt: person.termsAcceptedAt,
  });
