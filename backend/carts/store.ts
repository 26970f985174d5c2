import { categoryTree } from "../categories/tree";
import type { Kit } from "../kit";
import type { Catalogue } from "./read-lines";

/** What carts and the checkout work with. */
export interface Store extends Pick<Kit, "db" | "now"> {
  /** Commission of shops without a rate of their own, in basis points. */
  commissionBp: number;
}

/** To be read before a transaction: inside, the embedded store has no second connection. */
export async function catalogueOf({ db, commissionBp }: Store): Promise<Catalogue> {
  return { tree: await categoryTree(db), commissionBp };
}
