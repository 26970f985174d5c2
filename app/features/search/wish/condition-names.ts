import { labelOfFilterValue, readFilterValue } from "#contract/filter-values";
import { intl } from "~/i18n/intl";
import { isListName, type SearchState } from "../search-url";
import { valueLabel } from "../value-label";

/** Labels of chosen values that exclude something or bound a quantity, by `filter=value`. */
export function conditionNames({ filters }: Pick<SearchState, "filters">): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [filter, values] of Object.entries(filters)) {
    for (const value of values) {
      const label = labelOf(filter, value);
      if (label) names[`${filter}=${value}`] = label;
    }
  }
  return names;
}

function labelOf(filter: string, value: string): string | undefined {
  const read = readFilterValue(value);
  if (read.is === "not") {
    return intl.formatMessage({ id: "search.wish.not" }, { value: valueLabel(intl.formatMessage, filter, read.value) });
  }
  if (read.is === "value") return undefined;
  return isListName(filter) ? labelOfFilterValue(value) : `${filter} ${labelOfFilterValue(value)}`;
}
