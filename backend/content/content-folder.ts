import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "./front-matter";
import { type Article, type ArticleKind, articleKinds, readArticle } from "./read-article";

/** A content file that is wrong; its last good version stays in use, if there is one. */
export interface FileProblem extends Problem {
  /** Path of the file. */
  file: string;
}
interface KnownFile {
  /** Changes whenever the file does. */
  stamp: string;
  article: Article | undefined;
  problems: Problem[];
}

const FILES_LIMIT = 1_000;
const BYTES_LIMIT = 256 * 1024;
const ARTICLE = /^[a-z0-9][\w-]{0,80}\.md$/i;
const PICTURE = /^[a-z0-9][\w-]{0,60}\.(?:svg|png|jpe?g|webp)$/i;

/** Files of a folder by name; none without the folder. */
async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => pattern.test(name))
      .sort()
      .slice(0, FILES_LIMIT);
  } catch {
    return [];
  }
}

/** Names of the pictures that articles may show. */
export async function pictureNames(folders: readonly string[]): Promise<Set<string>> {
  const names = await Promise.all(folders.map((folder) => namesIn(join(folder, "pictures"), PICTURE)));
  return new Set(names.flat());
}

/** One folder with texts: reads each file once per change, and keeps the last good version of a file. */
export function createContentFolder(folder: string) {
  const files = new Map<string, KnownFile>();

  async function readOne(kind: ArticleKind, name: string, pictures: ReadonlySet<string>): Promise<KnownFile> {
    const file = join(folder, kind, `${name}.md`);
    const known = files.get(`${kind}/${name}`);
    const wrong = (stamp: string, message: string) => ({
      stamp,
      article: known?.article,
      problems: [{ line: 1, message }],
    });
    try {
      const { mtimeMs, size } = await stat(file);
      const stamp = `${mtimeMs} ${size}`;
      // A wrong file is read again: the picture that it lacked may have come.
      if (known?.stamp === stamp && known.problems.length === 0) return known;
      if (size > BYTES_LIMIT)
        return wrong(stamp, `het bestand is groter dan ${BYTES_LIMIT / 1024} kB; maak het kleiner`);
      const found = readArticle(kind, { name, text: await readFile(file, "utf8"), pictures });
      if (Array.isArray(found)) return { stamp, article: known?.article, problems: found };
      return { stamp, article: found, problems: [] };
    } catch (error) {
      return wrong("", `het bestand is niet te lezen (${error instanceof Error ? error.message : String(error)})`);
    }
  }

  return {
    /** The articles that the folder holds now, by `kind/name`, and what is wrong with its files. */
    async read(pictures: ReadonlySet<string>): Promise<{ articles: Map<string, Article>; problems: FileProblem[] }> {
      const articles = new Map<string, Article>();
      const problems: FileProblem[] = [];
      const there = new Set<string>();
      for (const kind of articleKinds) {
        for (const fileName of await namesIn(join(folder, kind), ARTICLE)) {
          const name = fileName.slice(0, -".md".length);
          const key = `${kind}/${name}`;
          const known = await readOne(kind, name, pictures);
          there.add(key);
          files.set(key, known);
          if (known.article) articles.set(key, known.article);
          problems.push(...known.problems.map((problem) => ({ file: join(folder, kind, fileName), ...problem })));
        }
      }
      for (const key of files.keys()) if (!there.has(key)) files.delete(key);
      return { articles, problems };
    },
  };
}
