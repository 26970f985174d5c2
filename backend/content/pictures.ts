import { readFile } from "node:fs/promises";
import type { ContentLibrary } from "./library";

/** Reads a picture of a text by its name; undefined when there is none. */
export function contentPictures(library: ContentLibrary) {
  return async (name: string): Promise<Buffer | undefined> => {
    const file = await library.picture(name);
    return file === undefined ? undefined : readFile(file);
  };
}
