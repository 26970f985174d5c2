/** Bounds of one cart. */
export const MOST_LINES = 100;
export const MOST_SHOPS = 20;
export const MOST_UNITS = 99;
