import { invalid } from "./errors";
import type { StripeObject, Work } from "./work";

/** Loads an object that another one names by id. */
export type Load = (work: Work, id: string) => Promise<StripeObject | undefined>;
/** Adds to an object what it carries only when asked, or undefined. */
export type Include = (work: Work, object: StripeObject, field: string) => Promise<StripeObject | undefined>;
export interface Expansions {
  /** By the prefix of the id. */
  byPrefix: Record<string, Load>;
  include: Include;
}

const MOST_LEVELS = 4;

/** Replaces ids by the objects they name, along paths such as `payment_intent.latest_charge` or `data.charge`. */
export async function expandAll(
  expansions: Expansions,
  work: Work,
  object: StripeObject,
  paths: readonly string[],
): Promise<StripeObject> {
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > MOST_LEVELS) {
      throw invalid(`You cannot expand more than ${MOST_LEVELS} levels of a property (${path}).`, { param: "expand" });
    }
    await expand(expansions, work, object, parts, path);
  }
  return object;
}

async function expand(
  expansions: Expansions,
  work: Work,
  object: StripeObject,
  [field = "", ...rest]: string[],
  path: string,
): Promise<void> {
  const known = object[field];
  const value = known === undefined ? await expansions.include(work, object, field) : known;
  if (value === null) return; // nothing there yet, as at Stripe
  const found = typeof value === "string" ? await loaded(expansions, work, value) : value;
  if (typeof found !== "object" || found === null) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  object[field] = found;
  if (rest.length === 0) return;
  for (const one of Array.isArray(found) ? found : [found]) await expand(expansions, work, one, rest, path);
}

async function loaded({ byPrefix }: Expansions, work: Work, id: string): Promise<StripeObject | undefined> {
  const prefix = id.slice(0, id.lastIndexOf("_"));
  return byPrefix[prefix]?.(work, id);
}
