import { mix, parseHex, type Rgb, readableOn, textOn, toHex } from "./colour";

/** The default in ui/tokens.css, used when an operator's colour cannot be parsed. */
export const DEFAULT_PRIMARY = "#0b5c6b";

/** Backgrounds in ui/tokens.css that primary text is used on: paper, surface, surface-2. */
const LIGHT: Rgb[] = ["#fbfaf7", "#ffffff", "#f3f1ec"].map(known);
const DARK: Rgb[] = ["#111719", "#182023", "#212b2f"].map(known);
/** On dark backgrounds the minimum contrast of the standard looks dim. */
const DARK_CONTRAST = 5.5;
const SOFT_SHARE = { light: 0.1, dark: 0.2 };

function known(hex: string): Rgb {
  return parseHex(hex) ?? [0, 0, 0];
}

interface Theme {
  light: Record<string, string>;
  dark: Record<string, string>;
}
/** Caches the last theme: a shop has one colour, and finding readable shades takes as long as a tenth of a page. */
let last: { colour: string; theme: Theme } | undefined;

/** The tokens that derive from the operator's primary colour: readable on every background, whatever the colour. */
export function themeTokens(primaryColour: string): Theme {
  if (last?.colour === primaryColour) return last.theme;
  const primary = parseHex(primaryColour) ?? known(DEFAULT_PRIMARY);
  const theme = { light: lightTokens(primary), dark: darkTokens(primary) };
  last = { colour: primaryColour, theme };
  return theme;
}

function lightTokens(primary: Rgb): Record<string, string> {
  const soft = mix(primary, known("#ffffff"), SOFT_SHARE.light);
  return tokens(primary, readableOn(primary, [...LIGHT, soft]), soft);
}

/** On dark backgrounds the colour itself would be too dim, so buttons use the readable shade too. */
function darkTokens(primary: Rgb): Record<string, string> {
  const soft = mix(primary, known("#182023"), SOFT_SHARE.dark);
  const shade = readableOn(primary, [...DARK, soft], DARK_CONTRAST);
  return tokens(shade, shade, soft);
}

function tokens(fill: Rgb, text: Rgb, soft: Rgb): Record<string, string> {
  return {
    "--primary": toHex(fill),
    "--on-primary": toHex(textOn(fill)),
    "--primary-text": toHex(text),
    "--primary-soft": toHex(soft),
  };
}

/** The tokens as a style sheet. Every value has passed through toHex, so no operator input reaches it as text. */
export function themeCss(primaryColour: string): string {
  const { light, dark } = themeTokens(primaryColour);
  return `:root{${declarations(light)}}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
}

/** What a page needs of the theme: its style sheet, and the colour of the browser's own frame. */
export function themeLook(primaryColour: string): { css: string; colour: string } {
  return { css: themeCss(primaryColour), colour: themeTokens(primaryColour).light["--primary"] ?? DEFAULT_PRIMARY };
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}
