import { featureKey } from "../analysis/quantities";
import type { ShopSense } from "./shop-sense";

/** What nearly all of a kind tell. */
const NEARLY_ALL = 0.9;
const rechargeable = /^(?:oplaadbare?|accu|herlaadbare?)$/;
const charging = /^(?:oplaadtijd|laadtijd|accuduur|werktijd|accucapaciteit|batterijduur|actieradius|gebruiksduur)$/;

/** Whether a word says what all of these kinds are by what is measured of them: `oplaadbaar` where they tell how long they last. */
export function isGiven(word: string, kinds: readonly string[], { measured, facts }: ShopSense): boolean {
  if (kinds.length === 0 || !rechargeable.test(word)) return false;
  const all = facts.countIn(kinds, true);
  return measured(kinds).some((one) => charging.test(featureKey(one.feature)) && one.products >= all * NEARLY_ALL);
}
