import { EmptyResults } from "./empty-results";
import { ExtendedTop } from "./extended-top";
import { HiddenResults } from "./hidden-results";
import { SearchTips } from "./search-tips";
import { Videos } from "./videos";

/** Of lists; see `rarePart`. */
export const rarePartsOfLists = {
  "empty-results": EmptyResults,
  "extended-top": ExtendedTop,
  "hidden-results": HiddenResults,
  "search-tips": SearchTips,
  videos: Videos,
};
