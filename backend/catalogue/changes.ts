/** A stored change of what shoppers can see. */
export interface CatalogueChange {
  /** Ids of products that were added, changed or removed; "all" when there are too many to name. */
  productIds: ReadonlySet<string> | "all";
}

/** Told after every committed change of products, so that they are found (and no longer found) within a second. */
export interface ProductChanges {
  /** Catches up with all products whose revision is above the last one seen; resolves when they can be found. */
  catchUp(): Promise<void>;
}

/** Where writers of the catalogue announce what they have stored. */
export interface CatalogueChanges extends ProductChanges {
  /** Called after the commit, and again once search has caught up: copies made in between list the old products. */
  announce(change: CatalogueChange): void;
}
