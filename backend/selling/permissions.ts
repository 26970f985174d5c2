import type { Role } from "./members";

/** What can be done with the orders of a shop. */
export type OrderAction = "list" | "read" | "accept" | "ship" | "deliver" | "cancel";

const reading: readonly OrderAction[] = ["list", "read"];
const all: readonly OrderAction[] = [...reading, "accept", "ship", "deliver", "cancel"];
const allowed: Record<Role, readonly OrderAction[]> = { owner: all, employee: all, read: reading };

/** `hidden`: who is nothing to the shop does not learn what it has. */
export function permission(role: Role | undefined, action: OrderAction): "yes" | "no" | "hidden" {
  if (role === undefined) return "hidden";
  return allowed[role].includes(action) ? "yes" : "no";
}
