import { eq } from "drizzle-orm";
import { failure } from "../http/failure";
import type { Kit, TokenUser } from "../kit";
import { userByAddress } from "../operator/user-by-address";
import type { Session } from "../storage/database";
import { operators } from "../storage/tables-users";

/** 404 for everybody who is not an operator with a confirmed address: nobody learns that there is a desk. */
export async function needOperator(session: Session, { sub, emailVerified }: TokenUser): Promise<void> {
  const rows = await session.orm.select({ id: operators.userId }).from(operators).where(eq(operators.userId, sub));
  if (rows.length === 0 || !emailVerified) throw failure(404, "There is nothing at this address.");
}

/** Makes the user with this address an operator, or no longer. 404 without one, 409 when several have the address. */
export async function setOperator({ db, now }: Kit, email: string, isOperator: boolean): Promise<void> {
  await db.transaction(async (session) => {
    const userId = await userByAddress(session, email);
    const { orm } = session;
    if (isOperator) await orm.insert(operators).values({ userId, since: now() }).onConflictDoNothing();
    else await orm.delete(operators).where(eq(operators.userId, userId));
  });
}
