import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "../..");
const CSS = path.join(root, "app/ui/fonts.css");
const TYPEFACE = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
/** What the pages use of its layout: kerning, and figures of one width in prices. */
const FEATURES = ["kern", "tnum"];
/**
 * For design tools, and widths that browsers read from the outlines as well. Not those for hinting: without them Linux
 * draws the same text wider.
 */
const NEEDLESS = ["STAT", "HVAR"];
const OURS = /@font-face\s*\{[^}]*@core-typeface[^}]*\}/;

/** The characters and weights that app/ui/fonts.css gives to the file which it calls `@core-typeface/…`. */
export function coreOf(css: string): { characters: string; weights: { min: number; max: number } } {
  const face = OURS.exec(css)?.[0] ?? "";
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)];
  const codes = ranges.flatMap(([, first = "", last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, i) => start + i);
  });
  const [, min, max] = /font-weight:\s*(\d+)\s+(\d+)/.exec(face) ?? [];
  if (codes.length === 0 || !min || !max) throw new Error("app/ui/fonts.css has no part of the typeface to make.");
  return { characters: String.fromCodePoint(...codes), weights: { min: Number(min), max: Number(max) } };
}

/**
 * Makes that file, unless it is there, and aliases its name to it: what nearly every page needs of the typeface, small
 * enough to come with two turns of a slow network beside the pictures of the first screen. Everything else stays in the
 * typeface's own file.
 */
export async function coreTypeface(): Promise<{ find: RegExp; replacement: string }> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(TYPEFACE));
  const { characters, weights } = coreOf(readFileSync(CSS, "utf8"));
  const name = createHash("sha256")
    .update(JSON.stringify([characters, weights, FEATURES, NEEDLESS]))
    .update(whole)
    .digest("hex");
  const folder = path.join(root, ".cache/typeface", name.slice(0, 16));
  const file = path.join(folder, "figtree.woff2");
  if (!existsSync(file)) {
    // Its types do not know of features and tables.
    const options = {
      targetFormat: "woff2" as const,
      keepFeatures: FEATURES,
      dropTables: NEEDLESS,
      variationAxes: { wght: weights },
    };
    const made = await subsetFont(whole, characters, options);
    mkdirSync(folder, { recursive: true });
    // Renamed, because tests of one run read their configurations side by side.
    writeFileSync(`${file}.${process.pid}`, made);
    renameSync(`${file}.${process.pid}`, file);
  }
  return { find: /^@core-typeface/, replacement: folder };
}
