import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const NAME = /^index-[0-9a-f]+$/;

/**
 * Stores indexes, each in its own folder; the file `current` names the active one and is replaced atomically, so that a
 * crash leaves either the old index or the new one.
 */
export class IndexFolders {
  constructor(readonly root: string) {}

  /** Path of the active index, if any. */
  async current(): Promise<string | undefined> {
    const name = await readFile(join(this.root, "current"), "utf8").catch(() => "");
    return NAME.test(name) ? join(this.root, name) : undefined;
  }

  /** Creates a new, empty folder. */
  async create(): Promise<string> {
    const folder = join(this.root, `index-${randomBytes(6).toString("hex")}`);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async use(folder: string): Promise<void> {
    const name = folder.slice(this.root.length + 1);
    await writeFile(join(this.root, "current.tmp"), name);
    await rename(join(this.root, "current.tmp"), join(this.root, "current"));
  }

  /** Removes every index but one. */
  async keepOnly(folder: string | undefined): Promise<void> {
    const names = await readdir(this.root).catch(() => []);
    const others = names.filter((name) => NAME.test(name) && join(this.root, name) !== folder);
    await Promise.all(others.map((name) => rm(join(this.root, name), { recursive: true, force: true })));
  }
}
