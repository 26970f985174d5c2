import type { SearchWarning } from "#contract/search";
import { intl } from "~/i18n/intl";
import { leftOut } from "./left-out";

/**
 * Says that the results are for other words than were typed: corrected ones (SR-16), or fewer; empty when they are not.
 * Written on the server, so that its words do not weigh on every list.
 */
export function spellingNotice(warnings: readonly SearchWarning[]): string {
  const { type, from, to } = warnings.find((warning) => warning.from && warning.to) ?? {};
  if (!from || !to) return "";
  if (type !== "relaxed") return intl.formatMessage({ id: "search.spelling.redirect" }, { from, to });
  const without = leftOut(from, to);
  if (without.length === 0) return intl.formatMessage({ id: "search.relaxed.instead" }, { from, to });
  const words = intl.formatList(without.map((word) => `'${word}'`));
  return intl.formatMessage({ id: "search.relaxed.without" }, { to, words });
}
