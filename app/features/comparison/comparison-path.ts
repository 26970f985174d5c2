import { COMPARED_LIMIT } from "#contract/limits";
import type { Paths } from "~/paths";

const IDS_PARAMETER = "ids";
const LONGEST_ID = 128;

/** The comparison page of these products. Its address contains them, so that it can be shared and bookmarked. */
export function comparisonPath(paths: Paths, ids: readonly string[]): string {
  return ids.length > 0
    ? paths.to("profileComparison", {}, { [IDS_PARAMETER]: ids.join(",") })
    : paths.to("profileComparison", {});
}

/** The products in an address: without duplicates, and at most as many as fit. */
export function comparedIds(query: URLSearchParams): string[] {
  const ids = (query.get(IDS_PARAMETER) ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== "" && id.length <= LONGEST_ID))].slice(0, COMPARED_LIMIT);
}
