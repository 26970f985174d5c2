import { DELETION_GRACE_DAYS } from "#contract/limits";
import { failure } from "../http/failure";
import type { IdentityAccounts, Kit } from "../kit";
import { addNotifications, dropNotifications } from "../notifications/add";
import { ratedBy, updateRating } from "../reviews/ratings";
import { changeAsUser } from "../users/as-user";
import type { Background } from "../users/background";
import { changeUser, deleteDueUser, dueUsers, readUser } from "./user-records";

type Store = Pick<Kit, "db" | "now">;
const DAY_MS = 86_400_000;
const AT_ONCE = 50;

interface Asked {
  deletionAt: Date;
  /** False when deletion had already been requested. */
  isNew: boolean;
}

/** Starts the grace period; a repeated request returns the same date. */
export async function askDeletion({ db, now }: Store, sub: string): Promise<Asked> {
  return changeAsUser(db, sub, async (session) => {
    const known = (await readUser(session, sub))?.deletionAt;
    if (known) return { deletionAt: known, isNew: false };
    const deletionAt = new Date(now().getTime() + DELETION_GRACE_DAYS * DAY_MS);
    await changeUser(session, sub, { deletionAt });
    const details = { on: deletionAt.toISOString() };
    await addNotifications(session, [{ userId: sub, kind: "deletion_planned", details }], now());
    return { deletionAt, isNew: true };
  });
}

/** 409 once the grace period is over, because deletion has started. Does nothing when no deletion was requested. */
export async function cancelDeletion({ db, now }: Store, sub: string): Promise<void> {
  await changeAsUser(db, sub, async (session) => {
    const known = (await readUser(session, sub))?.deletionAt;
    if (!known) return;
    if (known <= now()) throw failure(409, "The grace period is over.");
    await changeUser(session, sub, { deletionAt: null });
    await dropNotifications(session, sub, "deletion_planned");
  });
}

/**
 * Deletes accounts whose grace period is over: first the sign-in account, then the shop's data. Failures are logged and
 * retried on the next run.
 */
export async function endDueAccounts(
  { db, now, log }: Pick<Kit, "db" | "now" | "log">,
  identity: IdentityAccounts,
  background: Pick<Background, "closing">,
): Promise<void> {
  const failed: string[] = [];
  let ended = 0;
  for (;;) {
    const due = background.closing ? [] : await dueUsers(db, now(), failed, AT_ONCE);
    if (due.length === 0) break;
    for (const sub of due) {
      try {
        await identity.remove(sub);
        await db.transaction(async (session) => {
          const subjects = await ratedBy(session, sub);
          await deleteDueUser(session, sub, now());
          for (const subject of subjects) await updateRating(session, subject);
        });
        ended += 1;
      } catch (error) {
        failed.push(sub);
        log.error("failed to delete an account", { error: String(error) });
      }
    }
  }
  if (ended > 0) log.info("accounts deleted", { ended });
}
