/** Widths in which a picture of elsewhere is served; the largest is what the others are made from. */
export const WIDTHS = [160, 320, 640, 1200] as const;
export const LARGEST = 1200;
