/**
 * How many products a row that scrolls sideways has: two screens of them, or three and a half on a phone. Each one that
 * few ever reach costs every visitor half a kilobyte, and a phone more than a millisecond before anything is seen.
 */
export const rowLength = (mobile: boolean): number => (mobile ? 8 : 12);
