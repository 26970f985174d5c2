import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Rendered pictures on disk, by hash and width. */
export interface PictureStore {
  read(hash: string, width: number): Promise<Buffer | null>;
  write(hash: string, width: number, bytes: Buffer): Promise<void>;
}

export function createPictureStore(folder: string): PictureStore {
  const fileOf = (hash: string, width: number) => join(folder, hash.slice(0, 2), `${hash}-${width}.webp`);
  return {
    async read(hash, width) {
      try {
        return await readFile(fileOf(hash, width));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    /** Written under a temporary name, so that readers never see a partial picture. */
    async write(hash, width, bytes) {
      const file = fileOf(hash, width);
      const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
