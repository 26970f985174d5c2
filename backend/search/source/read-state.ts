import type { Session } from "../../storage/database";

/** The contents that an up-to-date index must have: this many products, none newer than this revision. */
export interface CatalogueState {
  products: number;
  revision: number;
}

export async function readState(db: Session): Promise<CatalogueState> {
  const { rows } = await db.query<{ products: number; revision: number }>(
    "select count(*) filter (where moved_to is null) as products, coalesce(max(revision), 0) as revision from products",
  );
  return rows[0] ?? { products: 0, revision: 0 };
}
