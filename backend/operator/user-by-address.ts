import { eq, sql } from "drizzle-orm";
import { failure } from "../http/failure";
import type { Session } from "../storage/database";
import { users } from "../storage/tables-users";

/** The user with this address, whose errors are in Dutch: 404 without one, 409 when several have it. */
export async function userByAddress({ orm }: Session, email: string): Promise<string> {
  const found = await orm
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(2);
  const [user, another] = found;
  if (!user) throw failure(404, `Er is geen gebruiker met het adres ${email}.`);
  if (another) throw failure(409, `Meer dan één gebruiker heeft het adres ${email}.`);
  return user.id;
}
