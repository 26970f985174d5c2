import { failure } from "../http/failure";
import type { Database, Session } from "../storage/database";
import { isUser, lockUser } from "./records";

const NO_PROFILE = "There is no profile yet: sign up first.";

/** Whether the user has signed up. */
export const hasProfile = (session: Session, sub: string): Promise<boolean> => isUser(session, sub);

/** Throws a 404 when there is no user with this subject. */
export async function needProfile(session: Session, sub: string): Promise<void> {
  if (!(await hasProfile(session, sub))) throw failure(404, NO_PROFILE);
}

/** Changes a user's data in a transaction, one change at a time, so that limits hold. 404 without a profile. */
export function changeAsUser<T>(db: Database, sub: string, work: (session: Session) => Promise<T>): Promise<T> {
  return db.transaction(async (session) => {
    await lockProfile(session, sub);
    return work(session);
  });
}

/** Keeps other changes of the user's data waiting until the transaction ends. 404 without a profile. */
export async function lockProfile(session: Session, sub: string): Promise<void> {
  if (!(await lockUser(session, sub))) throw failure(404, NO_PROFILE);
}

/** A timestamp later than the latest of its kind: keeps the order of entries added in the same millisecond. */
export function momentAfter(now: Date, latest: Date | undefined): Date {
  return new Date(Math.max(now.getTime(), latest ? latest.getTime() + 1 : 0));
}
