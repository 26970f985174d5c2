/** Widths in which a remote image is served; the others are rendered from the largest. */
export const WIDTHS = [160, 320, 640, 1200] as const;
export const LARGEST = 1200;
/** Widths in which the pictures of articles are served, as wide as a television. */
export const TEXT_WIDTHS = [400, 800, 1200] as const;
