/** Widths in which a remote image is served; the others are rendered from the largest. */
export const WIDTHS = [160, 320, 640, 1200] as const;
export const LARGEST = 1200;
