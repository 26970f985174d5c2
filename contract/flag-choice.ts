/** Cookie with {enabled, disabled}, and the query parameter that sets it: `?features=Cart,-Bookmarks`. */
export const FLAGS_COOKIE = "features";
export const FLAGS_PARAMETER = "features";
