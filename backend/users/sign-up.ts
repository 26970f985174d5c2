import type { Signup } from "#contract/profile";
import type { TokenUser } from "../kit";
import type { Session } from "../storage/database";
import { insertUser } from "./records";

/** Makes the profile; one that is there already stays as it is, so that a lost answer can be asked for again. */
export async function signUp(session: Session, user: TokenUser, signup: Signup, now: Date): Promise<void> {
  await insertUser(session, {
    id: user.sub,
    email: user.email,
    givenName: signup.given_name,
    familyName: signup.family_name,
    dateOfBirth: signup.dateOfBirth,
    newsletter: signup.newsletter,
    termsAcceptedAt: now,
    createdAt: now,
  });
}
