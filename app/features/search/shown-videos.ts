import type { SearchData } from "./load-search";

const MOST = 6;

/** Those with an address on the web. */
export const shownVideos = ({ results }: Pick<SearchData, "results">) =>
  results.videos.filter(({ url }) => /^https:\/\//i.test(url)).slice(0, MOST);
