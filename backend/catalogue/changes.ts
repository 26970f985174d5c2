/** A stored change of what visitors can see. */
export interface CatalogueChange {
  /** Ids of products that were added, changed or removed; "all" when there are too many to list. */
  productIds: ReadonlySet<string> | "all";
}

/** Notified after every committed change of products, so that search reflects it within a second. */
export interface ProductChanges {
  /** Catches up with all products whose revision is above the last one seen; resolves when they are searchable. */
  catchUp(): Promise<void>;
  /** How many changed products are not searchable yet; null when this process has no search index. */
  behind(): Promise<number | null>;
}

/** Where catalogue writers announce what they have stored. */
export interface CatalogueChanges extends ProductChanges {
  /** Called after the commit, and again once search has caught up: pages cached in between list the old products. */
  announce(change: CatalogueChange): void;
}
