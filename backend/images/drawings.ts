import { LRUCache } from "lru-cache";
import { COLOR_NAMES, drawProduct, KIND_NAMES } from "./demo/draw";
import { drawLogo } from "./demo/logo";

/** Draws what a file name asks for; null when the name is not one of ours. */
export type Draw = (file: string) => string | null;

const CACHE_CHARS = 16 * 1024 * 1024;
const VIEWS = 5;

/** Keeps the latest drawings, which come back within one page and the next. */
export function remembered(draw: Draw): Draw {
  const drawn = new LRUCache<string, string>({ maxSize: CACHE_CHARS, sizeCalculation: (svg) => svg.length });
  return (file) => {
    const known = drawn.get(file);
    if (known !== undefined) return known;
    const svg = draw(file);
    if (svg !== null) drawn.set(file, svg);
    return svg;
  };
}

/** `<kind>-<color>-<seed>-<view>.svg`, e.g. `wasmachine-wit-17-0.svg`. */
export function drawProductFile(file: string): string | null {
  const match = /^([a-z0-9-]{1,40})-([a-z]{1,20})-(0|[1-9]\d{0,8})-(\d)\.svg$/.exec(file);
  const [, kind = "", color = "", seed = "", view = ""] = match ?? [];
  if (!KIND_NAMES.includes(kind) || !COLOR_NAMES.includes(color) || Number(view) >= VIEWS) return null;
  return drawProduct({ kind, color, seed: Number(seed), view: Number(view) });
}

/** `<initials>-<seed>.svg`, e.g. `BK-4711.svg`. */
export function drawLogoFile(file: string): string | null {
  const [, initials = "", seed = ""] = /^([A-Z0-9]{1,3})-(0|[1-9]\d{0,8})\.svg$/.exec(file) ?? [];
  return initials === "" ? null : drawLogo(initials, Number(seed));
}
