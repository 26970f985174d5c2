import type { FilterOption } from "./facets";

/** Options whose label contains the typed text, ignoring accents and case; those that begin with it come first. */
export function matchingOptions(options: readonly FilterOption[], typed: string): FilterOption[] {
  const wanted = plain(typed.trim());
  const places = new Map(options.map((entry) => [entry, plain(entry.label).indexOf(wanted)]));
  const at = (entry: FilterOption) => places.get(entry) ?? -1;
  const matching = options.filter((entry) => at(entry) >= 0);
  return wanted ? matching.sort((a, b) => Number(at(a) > 0) - Number(at(b) > 0)) : matching;
}

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
