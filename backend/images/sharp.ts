import type sharp from "sharp";

let loaded: Promise<typeof sharp> | undefined;

/** The picture library, loaded when the first picture is made: a shop whose pictures are drawn can do without its memory. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import("sharp").then(({ default: library }) => {
    // Decoded pictures are rarely needed twice, so its cache would only waste memory.
    library.cache(false);
    return library;
  });
  return loaded;
}
