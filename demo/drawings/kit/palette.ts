/** Four tones of one material, as #rrggbb: lit, plain, shaded and outline. */
export interface Tones {
  l: string;
  b: string;
  d: string;
  x: string;
}

export type Palette = ReadonlyMap<string, Tones>;

/** The product colours by their Dutch name. */
const COLORS: Readonly<Record<string, string>> = {
  zwart: "#3f464f",
  wit: "#f5f6f8",
  grijs: "#98a2ac",
  zilver: "#c9d0d7",
  rood: "#d1453d",
  roze: "#ec9fb5",
  oranje: "#e98b3c",
  geel: "#f1c850",
  groen: "#569c68",
  blauw: "#4478c6",
  paars: "#8866b8",
  bruin: "#91643f",
  beige: "#dfcdae",
  goud: "#d1a951",
  primary: "#79b3bd",
};

/** Materials with a fixed colour, independent of the product's. One letter each. */
const MATERIALS: Readonly<Record<string, string>> = {
  m: "#bcc5ce", // metal
  k: "#454c56", // black plastic, rubber
  w: "#f4f5f7", // white
  g: "#bfdcea", // glass, water
  h: "#c99a66", // wood
  e: "#8b5e40", // leather
  n: "#efe3cf", // undyed cloth, cream
  p: "#d8b68a", // cardboard
  v: "#6aa568", // leaf
  q: "#28344a", // dark screen
  y: "#f6d27a", // warm light
  z: "#d9544a", // red mark
};

const ACCENTS = ["#e2725b", "#3f8f9b", "#e9b949", "#5c7fc0", "#7fa66a", "#a06fa8", "#e79ab0", "#f3eadb"] as const;

/** Names of the product colours, in a fixed order. */
export const COLOR_NAMES: readonly string[] = Object.keys(COLORS);

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour at `share` (0–1) of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const start = channels(from);
  const end = channels(to);
  const mixed = start.map((part, index) => Math.round(part + ((end[index] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

function tones(base: string): Tones {
  const light = lightness(base);
  return {
    l: mix(base, "#fffdf7", light < 0.35 ? 0.26 : 0.48),
    b: base,
    d: mix(base, "#1a2244", light > 0.85 ? 0.17 : light < 0.35 ? 0.34 : 0.26),
    x: mix(base, "#111a2e", light > 0.85 ? 0.6 : 0.66),
  };
}

/** Tones of the shop's own colour: dark materials stay dark, light ones light. */
function duotone(base: string): Tones {
  const tone = mix("#0f5f6d", "#e9f5f6", lightness(base));
  return { l: mix(tone, "#ffffff", 0.5), b: tone, d: mix(tone, "#0b5c6b", 0.32), x: "#0b5c6b" };
}

/** Converts fixed colours in a drawing to the shop's own colour as well. */
export function monochrome(art: string): string {
  return art.replace(/#[0-9a-f]{6}(?![0-9a-f])/g, (hex) => duotone(hex).b);
}

function accent(base: string, seed: number): string {
  const ordered = ACCENTS.map((_, index) => ACCENTS[(index + seed) % ACCENTS.length] ?? ACCENTS[0]);
  return ordered.find((color) => Math.abs(lightness(color) - lightness(base)) > 0.13) ?? ACCENTS[7];
}

/** All materials of one picture: `c` is the product, `a` its accent, `o` the outline. */
export function palette(color: string, seed: number): Palette {
  const base = (Object.hasOwn(COLORS, color) ? COLORS[color] : undefined) ?? "#98a2ac";
  const tint = color === "primary" ? duotone : tones;
  const all = new Map(Object.entries(MATERIALS).map(([letter, hex]) => [letter, tint(hex)] as const));
  const product = tint(base);
  all.set("c", product);
  all.set("a", tint(accent(base, seed)));
  const line = color === "primary" ? "#0b5c6b" : mix(product.x, "#232c3a", 0.5);
  all.set("o", { l: line, b: line, d: line, x: line });
  return all;
}
