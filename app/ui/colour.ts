/** A colour as red, green and blue, 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** WCAG 2.2 success criterion 1.4.3, ordinary text. */
export const TEXT_CONTRAST = 4.5;
const STEPS = 100;

/** `#abc` or `#aabbcc`; anything else (names, functions, a stray semicolon) is no colour. */
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

/** `share` of the one, the rest of the other. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const between = (a: number, b: number) => a * share + b * (1 - share);
  return [between(one[0], other[0]), between(one[1], other[1]), between(one[2], other[2])];
}

/** The colour itself when it is readable on every ground given, else the nearest shade towards black or white that is. */
export function readableOn(colour: Rgb, grounds: readonly Rgb[], least = TEXT_CONTRAST): Rgb {
  const end = grounds.some((ground) => contrast(BLACK, ground) < contrast(WHITE, ground)) ? WHITE : BLACK;
  for (let step = 0; step <= STEPS; step++) {
    // Rounded as it will be written, so that rounding cannot take away what was just reached.
    const shade = mix(end, colour, step / STEPS).map(Math.round) as unknown as Rgb;
    if (grounds.every((ground) => contrast(shade, ground) >= least)) return shade;
  }
  return end;
}

/** Black or white, whichever reads better on it. At least one always reaches 4.5:1. */
export function textOn(ground: Rgb): Rgb {
  return contrast(WHITE, ground) >= TEXT_CONTRAST || contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}
