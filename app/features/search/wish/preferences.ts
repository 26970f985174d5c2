import type { Preference } from "#contract/wish";
import { joinValues, splitValues } from "../parameters";

const MOST = 3;

/** Reads the parameter `prefer`: `Geluidsniveau:low|Vulgewicht:high`. What is not written like that counts as absent. */
export function preferencesOf(text = ""): Preference[] {
  const found = splitValues(text).flatMap((value): Preference[] => {
    const [, feature = "", direction] = /^(.{1,60}):(low|high)$/.exec(value) ?? [];
    return feature ? [{ feature, direction: direction === "low" ? "low" : "high" }] : [];
  });
  return found.slice(0, MOST);
}

/** The parameter for these preferences; undefined for none. */
export function preferParameter(preferences: readonly Preference[]): string | undefined {
  const values = preferences.slice(0, MOST).map(({ feature, direction }) => `${feature}:${direction}`);
  return values.length > 0 ? joinValues(values) : undefined;
}
