/** Where the shop's service worker is served. */
export const WORKER_PATH = "/sw.js";
/** The page that takes the place of every page that cannot be reached. */
export const OFFLINE_PATH = "/offline/";
/** Its parameter: the path that the visitor asked for. */
export const WANTED_PARAMETER = "van";

/** All caches of the service worker begin with this, so that they can be found and emptied. */
export const CACHE_PREFIX = "shop-";
/** Scripts, styles and fonts, whose names change with their content. */
export const ASSETS_CACHE = `${CACHE_PREFIX}assets`;
/** Followed by a version: the offline page with everything that it needs. */
export const OFFLINE_CACHE = `${CACHE_PREFIX}offline-`;
/** Small pictures of the products that the offline page shows; filled by the page. */
export const PICTURES_CACHE = `${CACHE_PREFIX}pictures`;
