import { failure } from "../http/failure";
import type { Database, Session } from "../storage/database";
import { isUser, lockUser } from "./records";

const NO_PROFILE = "There is no profile yet: sign up first.";

/** Throws a 404 when nobody signed up under this subject. */
export async function needProfile(session: Session, sub: string): Promise<void> {
  if (!(await isUser(session, sub))) throw failure(404, NO_PROFILE);
}

/** Changes what is kept about a user, all or nothing and one change at a time, so that limits hold. 404 without a profile. */
export function changeAsUser<T>(db: Database, sub: string, work: (session: Session) => Promise<T>): Promise<T> {
  return db.transaction(async (session) => {
    if (!(await lockUser(session, sub))) throw failure(404, NO_PROFILE);
    return work(session);
  });
}

/** The moment of something new, after the latest of its kind: order is kept however fast things come. */
export function momentAfter(now: Date, latest: Date | undefined): Date {
  return new Date(Math.max(now.getTime(), latest ? latest.getTime() + 1 : 0));
}
