export const SHAPES = ["circle", "square", "triangle", "stripes", "ring", "cross"];
const COLORS = { rood: "#c22", blauw: "#23c", groen: "#2a5", geel: "#dc2" };
export type Color = keyof typeof COLORS;
export const colors = Object.keys(COLORS) as Color[];

/** A drawing of a shape: the seed moves and scales it a little. */
export function drawing(shape: string, color: Color, seed: number): Buffer {
  const paint = COLORS[color];
  const [x, y, r] = [64 + ((seed * 7) % 11) - 5, 64 + ((seed * 5) % 9) - 4, 34 + ((seed * 3) % 8)];
  const shapes: Record<string, string> = {
    circle: `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`,
    square: `<path d="M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z" fill="${paint}"/>`,
    triangle: `<path d="M${x} ${y - r}l${r} ${1.8 * r}h${-2 * r}z" fill="${paint}"/>`,
    stripes: [0, 1, 2]
      .map((i) => `<path d="M${x - r} ${y - r + i * 26}h${2 * r}v12h${-2 * r}z" fill="${paint}"/>`)
      .join(""),
    ring: `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${paint}" stroke-width="12"/>`,
    cross: `<path d="M${x - 7} ${y - r}h14v${2 * r}h-14zM${x - r} ${y - 7}h${2 * r}v14h${-2 * r}z" fill="${paint}"/>`,
  };
  const art = `<rect width="128" height="128" fill="#fff"/>${shapes[shape]}<path d="M0 ${118 + (seed % 7)}h128v3h-128z" fill="#888"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 128 128">${art}</svg>`,
  );
}
