import { PREFERRED_CATEGORY_LIMIT } from "#contract/limits";
import { categoryTree } from "../categories/tree";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { changeAsUser } from "../users/as-user";
import { deletePreferred, insertPreferred, readPreferred } from "./records";

type Store = Pick<Kit, "db" | "now">;

/** Keys of the user's preferred categories, in the order they were chosen. */
export function preferredCategories(session: Session, sub: string): Promise<string[]> {
  return readPreferred(session, sub);
}

/** 404 for a category that does not exist, 409 when there are too many; adding one twice has no effect. */
export async function addPreferred({ db, now }: Store, sub: string, category: string): Promise<string[]> {
  const { byKey } = await categoryTree(db);
  return changeAsUser(db, sub, async (session) => {
    const known = await readPreferred(session, sub);
    if (known.includes(category)) return known;
    if (!byKey.has(category)) throw failure(404, "There is no such category.");
    if (known.length >= PREFERRED_CATEGORY_LIMIT) {
      throw failure(409, `At most ${PREFERRED_CATEGORY_LIMIT} categories can be chosen.`);
    }
    await insertPreferred(session, sub, category, now());
    return readPreferred(session, sub);
  });
}

export async function dropPreferred({ db }: Store, sub: string, category: string): Promise<string[]> {
  return changeAsUser(db, sub, async (session) => {
    await deletePreferred(session, sub, category);
    return readPreferred(session, sub);
  });
}
