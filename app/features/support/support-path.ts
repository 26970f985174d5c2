import type { RouteNames } from "#contract/route-names";
import { type FixedArticle, fixedArticles, isFixedArticle } from "#contract/support";
import type { Paths } from "~/paths";

/** Path of a support article; the seven that have a name in the table of routes are at its segment (RT-30). */
export function supportPath(paths: Paths, id: string): string {
  return paths.to("supportPage", { page: isFixedArticle(id) ? paths.names.segments[id] : id });
}

/** The article of a page below /support/ (SU-03). */
export function articleOfPage(names: RouteNames, page: string): string {
  const fixed: FixedArticle | undefined = fixedArticles.find((id) => names.segments[id] === page);
  return fixed ?? page;
}
