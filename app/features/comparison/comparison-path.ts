import { COMPARED_LIMIT } from "#contract/limits";
import type { Paths } from "~/paths";

const IDS_PARAMETER = "ids";
const LONGEST_ID = 128;

/** The page that shows these products side by side. Its address holds them, so it can be shared and kept. */
export function comparisonPath(paths: Paths, ids: readonly string[]): string {
  return ids.length > 0
    ? paths.to("profileComparison", {}, { [IDS_PARAMETER]: ids.join(",") })
    : paths.to("profileComparison", {});
}

/** The products that an address names: each once, and no more than fit. */
export function comparedIds(query: URLSearchParams): string[] {
  const ids = (query.get(IDS_PARAMETER) ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== "" && id.length <= LONGEST_ID))].slice(0, COMPARED_LIMIT);
}
