import type { Session } from "../storage/database";
import { categories } from "../storage/tables";
import type { CategoryRow } from "./rules";

export function readCategories(session: Session): Promise<CategoryRow[]> {
  return session.orm.select().from(categories);
}
