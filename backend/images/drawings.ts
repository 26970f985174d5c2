import { LRUCache } from "lru-cache";
import { drawLogo } from "./logo/draw-logo";

/** Draws the picture for a file name; null for an unknown name. */
export type Draw = (file: string) => string | null;

const CACHE_CHARS = 16 * 1024 * 1024;

/** Caches recent drawings, which are requested again by the next pages. */
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

/** `<initials>-<seed>.svg`, e.g. `BK-4711.svg`. */
export function drawLogoFile(file: string): string | null {
  const [, initials = "", seed = ""] = /^([A-Z0-9]{1,3})-(0|[1-9]\d{0,8})\.svg$/.exec(file) ?? [];
  return initials === "" ? null : drawLogo(initials, Number(seed));
}
