/** A colour as red, green and blue, 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** WCAG 2.2 success criterion 1.4.3, ordinary text. */
export const TEXT_CONTRAST = 4.5;
const STEPS = 100;
/** Light shades of a saturated colour would glare on a dark background. */
const LIGHT_SATURATION = 0.5;

/** Parses `#abc` or `#aabbcc`; undefined for anything else (names, functions, a stray semicolon). */
export function parseHex(text: string): Rgb | undefined {
  if (!HEX.test(text)) return undefined;
  const digits = text.length === 4 ? text.replace(/[^#]/g, "$&$&") : text;
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG contrast ratio, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Mixes `share` of the first colour with the rest of the second. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const between = (a: number, b: number) => a * share + b * (1 - share);
  return [between(one[0], other[0]), between(one[1], other[1]), between(one[2], other[2])];
}

/**
 * Returns the colour itself when it is readable on all backgrounds, otherwise the nearest lighter (on dark backgrounds)
 * or darker readable shade of the same hue.
 */
export function readableOn(colour: Rgb, grounds: readonly Rgb[], least = TEXT_CONTRAST): Rgb {
  const isReadable = (shade: Rgb) => grounds.every((ground) => contrast(shade, ground) >= least);
  if (isReadable(colour)) return colour;
  const [hue, saturation, lightness] = toHsl(colour);
  const end = grounds.some((ground) => contrast(BLACK, ground) < contrast(WHITE, ground)) ? 1 : 0;
  const calm = end === 1 ? Math.min(saturation, LIGHT_SATURATION) : saturation;
  for (let step = 0; step < STEPS; step++) {
    const shade = fromHsl([hue, calm, lightness + ((end - lightness) * step) / STEPS]);
    if (isReadable(shade)) return shade;
  }
  return end === 1 ? WHITE : BLACK;
}

/** Hue 0–6, saturation and lightness 0–1. */
type Hsl = readonly [hue: number, saturation: number, lightness: number];

function toHsl([red, green, blue]: Rgb): Hsl {
  const high = Math.max(red, green, blue) / 255;
  const low = Math.min(red, green, blue) / 255;
  const lightness = (high + low) / 2;
  const range = high - low;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (red / 255 === high) return [((green - blue) / 255 / range + 6) % 6, saturation, lightness];
  if (green / 255 === high) return [(blue - red) / 255 / range + 2, saturation, lightness];
  return [(red - green) / 255 / range + 4, saturation, lightness];
}

/** Rounds as in the written value, so that rounding cannot undo a contrast that was just reached. */
function fromHsl([hue, saturation, lightness]: Hsl): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const turn = (shift + hue * 2) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Black or white, whichever is more readable on this background. At least one always reaches 4.5:1. */
export function textOn(ground: Rgb): Rgb {
  return contrast(WHITE, ground) >= TEXT_CONTRAST || contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}
