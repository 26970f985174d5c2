import { storageKeys } from "~/browser/storage-keys";
import { stored } from "./stored";

/** A change of an account's wishlist that has not reached the service. */
export interface Unsent {
  id: string;
  name: string;
  /** Whose list it is: the subject of the token. */
  sub: string;
  saved: boolean;
  /** When it was made, in milliseconds. */
  at: number;
}

/** More than anybody makes without a network; the oldest are dropped. */
const LIMIT = 100;
const none: readonly Unsent[] = [];
/** At most one change of each product, the last one. */
export const unsentChanges = stored<readonly Unsent[]>(storageKeys.unsentWishlist, none, parseUnsent);

export function keepUnsent(changes: readonly Unsent[]): void {
  unsentChanges.set(changes.length > 0 ? changes.slice(-LIMIT) : none);
}
export const sameChange = (one: Unsent, other: Unsent): boolean => one.id === other.id && one.at === other.at;

/** Parses stored data; drops whatever is not a change. */
export function parseUnsent(kept: unknown): readonly Unsent[] {
  const changes = (Array.isArray(kept) ? kept : []).filter(isUnsent);
  return changes.length > 0 ? changes : none;
}
function isUnsent(entry: unknown): entry is Unsent {
  const { id, name, sub, saved, at } = (entry ?? {}) as Record<string, unknown>;
  return [id, name, sub].every((text) => typeof text === "string") && typeof saved === "boolean" && Number.isFinite(at);
}

/** A wishlist as it will be once everything of this user has been sent. */
export function withUnsent(ids: readonly string[], sub: string | undefined): string[] {
  const mine = unsentChanges.get().filter((change) => change.sub === sub);
  const added = mine.filter(({ id, saved }) => saved && !ids.includes(id)).map(({ id }) => id);
  return [...added.reverse(), ...ids.filter((id) => !mine.some((change) => change.id === id && !change.saved))];
}
